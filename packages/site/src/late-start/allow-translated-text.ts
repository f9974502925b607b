/**
 * Lets components change a page whose text a browser's translation has moved into elements of its own (`<font>`): what stands
 * around a text goes with it, and what comes before a text comes before what stands around it. What is no longer there at all
 * need not go. Without it React stops at the first text that it does not find where it put it.
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

/** The child of a node that is, or holds, what was its child; null where there is none. */
function childAround(parent: Node, node: Node): Node | null {
  let around: Node | null = node;
  while (around && around.parentNode !== parent) around = around.parentNode;
  return around;
}
