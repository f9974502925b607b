import { blank, type SourceText, type SourceTexts } from './source-texts.ts';

/** Finding, with its position in the file. */
export interface Finding {
  offset: number;
  text: string;
}

const literalColour =
  /(?<![\w&/])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/gi;
const colourDeclaration =
  /(?:--[\w-]*|[\w-]*(?:color|background|border|outline|shadow|fill|stroke|rule|filter)[\w-]*)\s*:[^;{}]*/g;
const wordsOfTheirOwn = /\/\*[^]*?\*\/|var\([^)]*\)|url\([^)]*\)|"[^"]*"|'[^']*'/g;
const word = /(?<![\w-])[a-z]+(?![\w-])/gi;

/** Finds the colours of a source file that are written out instead of taken from the theme. */
export function findColours({ css, values, strings }: SourceTexts): Finding[] {
  return [
    ...[...css, ...values, ...strings].flatMap((text) => matches(text, literalColour)),
    ...css.flatMap(declarations).flatMap(namesIn),
    ...values.flatMap(namesIn),
  ].toSorted((a, b) => a.offset - b.offset);
}

function matches({ start, text }: SourceText, pattern: RegExp): Finding[] {
  return [...text.matchAll(pattern)].map((match) => ({ offset: start + match.index, text: match[0] }));
}

function declarations({ start, text }: SourceText): SourceText[] {
  const plain = text.replaceAll(wordsOfTheirOwn, blank);
  return matches({ start, text: plain }, colourDeclaration).map(({ offset, text: found }) => ({
    start: offset,
    text: found,
  }));
}

function namesIn(text: SourceText): Finding[] {
  return matches(text, word).filter((finding) => namedColours.has(finding.text.toLowerCase()));
}

/** CSS colour keywords, without `transparent`, `currentcolor` and the system colours. */
const namedColours: ReadonlySet<string> = new Set(
  `aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood
  cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray
  darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen
  darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue
  firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew
  hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan
  lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray
  lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue
  mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred
  midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid
  palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple
  rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue
  slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow
  yellowgreen`.split(/\s+/),
);
