import type { Finding } from './finding.ts';

const messengers = String.raw`w(?:h?ats?|h?at|t|ha?t)\s?a{1,2}p{1,2}s?|wh?ts\s?a?p{1,2}|vh?ats\s?app?|watsap|व्हाट्सएप|व्हाट्सऐप|व्हाट्सअप|वाट्सएप|वॉट्सऐप|वॉट्सएप|व्हॉट्सअॅप|telegram|टेलीग्राम`;
const short = 'wp|wapp|w app';
const networks = String.raw`insta(?:gram)?|इंस्टा(?:ग्राम)?|facebook|fb|messenger|snap(?:chat)?|signal|twitter|discord|imo`;
const anywhere = `${messengers}|${networks}`;
const start = String.raw`(?<![\p{L}\p{M}\p{N}])`;
const end = String.raw`(?![\p{L}\p{M}\p{N}])`;
const asked =
  'me|us|available|karo|kro|kr|kar|karna|karein|kare|kijiye|kariye|krdo|kardo|please|pls|plz|only|number|no|msg|message|text|hi|on|at|करो|करें|करे|कीजिए|करना|नंबर|मैसेज';
const ways = 'message|msg|massage|text|dm|ping|contact|reach|chat|talk|connect|call|write|baat|sampark|मैसेज|संपर्क|बात';

const signs = [
  // 'whatsapp me', 'telegram pe baat karo'
  String.raw`${start}(?:${messengers})\s(?:${asked})${end}`,
  String.raw`${start}(?:${anywhere}|${short})\s(?:pe|par|pr|per|mein|me|पर|पे)\s(?:[\p{L}\p{M}]{1,12}\s){0,3}(?:aao|aa|aana|baat|msg|message|milo|karo|kro|karein|kare|karna|karte|bhej\p{L}{0,4}|contact|call|bata\p{L}{0,3}|send|आओ|बात|मैसेज|संपर्क|करो|करें|भेज\p{M}{0,2})${end}`,
  // 'message me on whatsapp', 'dm on insta', 'contact via telegram'
  String.raw`${start}(?:${ways})\s(?:me\s|us\s|karo\s|only\s|for\s\p{L}{1,10}\s){0,2}(?:on|in|at|via|through|over|by)\s(?:my\s|our\s)?(?:${anywhere})${end}`,
  String.raw`${start}(?:please|pls|plz|kindly)\s(?:${messengers})${end}`,
  String.raw`${start}(?:gpay|google pay|phone\s?pe|paytm|bhim)\s(?:no|num|number|id)${end}`,
  String.raw`${start}(?:sirf|only|just)\s(?:on\s)?(?:${messengers})${end}`,
  // 'my number is in the last photo', 'number photo me hai'
  String.raw`${start}(?:my|mera|phone|mobile|contact|whatsapp|call)\s(?:no|num|number|नंबर)\s(?:is\s|hai\s)?(?:(?:in|on|under|at|see)\s)?(?:the\s|my\s)?(?:[\p{L}]{1,10}\s){0,2}(?:photos?|pics?|pictures?|images?|dp|bio|profile)${end}`,
  String.raw`(?<!(?:engine|chassis|plate|frame|registration|vehicle|part|serial|reg|photo)\s)${start}(?:no|num|number)\s(?:is\s)?(?:written|given|hidden|likha|diya|shown)\s(?:[\p{L}]{1,8}\s){0,3}(?:photos?|pics?|images?|pictures?)${end}`,
  String.raw`${start}(?:no|num|number|नंबर|नम्बर)\s(?:last\s|first\s|dusr[ie]\s)?(?:photos?|pics?|images?|dp|फोटो)\s(?:me|mein|pe|par|में|पर)${end}`,
].map((sign) => new RegExp(sign, 'u'));

/** Context in which a match is harmless, as it is declined or about the bike: 'not on WhatsApp', 'WhatsApp alerts'. */
const declined = new RegExp(
  [
    String.raw`${start}(?:not?|never|don'?t|dont|without|nahin?|mat|bina|instead of)\s(?:[\p{L}']{1,12}\s){0,3}(?:${anywhere})${end}`,
    String.raw`${start}(?:${anywhere})\s(?:not|nahin?|mat)${end}`,
    String.raw`${start}(?:${anywhere})\s(?:pe\s|par\s|call\s|msg\s|message\s)?(?:nahin?|mat|नहीं|मत)${end}`,
    String.raw`${start}(?:${anywhere})\s(?:and\s\p{L}{1,8}\s)?(?:alerts?|notifications?|calls? on the)${end}`,
    String.raw`${start}(?:${ways})\s(?:nahin?|mat|नहीं|मत)${end}`,
  ].join('|'),
  'gu',
);

/** Detects a request to continue elsewhere, or a mention of a number in a photo. */
export function findElsewhere(text: string): Finding {
  const wanted = text.replaceAll(/\s+/g, ' ').replaceAll(declined, ' ¦ ');
  return signs.some((sign) => sign.test(wanted)) ? 'doubtful' : null;
}
