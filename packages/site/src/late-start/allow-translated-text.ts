/**
 * Keeps React working after a browser's translation has moved text into its own elements (`<font>`): removing a
 * text removes its wrapper, inserting before a text inserts before its wrapper, and removing a missing node does
 * nothing. Otherwise React fails at the first text that is not where it put it.
 */
export function allowTranslatedText(): void {
  const { prototype } = Node;
  const remove = Reflect.get(prototype, 'removeChild') as (this: Node, child: Node) => Node;
  const insert = Reflect.get(prototype, 'insertBefore') as (this: Node, node: Node, before: Node | null) => Node;
  prototype.removeChild = function removeAround<Child extends Node>(this: Node, child: Child): Child {
    const found = childAround(this, child);
    if (found) remove.call(this, found);
    return child;
  };
  prototype.insertBefore = function insertAround<New extends Node>(this: Node, node: New, before: Node | null): New {
    insert.call(this, node, before && childAround(this, before));
    return node;
  };
}

/** Returns the child of `parent` that is or contains `node`, a former child; null if there is none. */
function childAround(parent: Node, node: Node): Node | null {
  let around: Node | null = node;
  while (around && around.parentNode !== parent) around = around.parentNode;
  return around;
}
