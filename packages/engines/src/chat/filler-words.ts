import { alone } from '../plain-words/alone.ts';

/** Stop words, in lower case and without the nukta. */
const filler =
  'a|lot|sabse|सबसे|andar|अंदर|अन्दर|an|the|i|me|my|mine|we|you|your|us|he|she|his|her|is|are|am|was|be|been|do|does|did|done|can|could|will|would|should|shall|may|have|has|had|get|got|give|gives|given|tell|know|say|says|want|wants|need|like|please|pls|plz|kindly|sir|madam|bro|bhai|bhaiya|ji|yaar|dear|ok|okay|so|to|of|in|on|at|for|from|by|with|without|into|over|than|as|per|up|till|until|above|below|under|between|within|more|less|very|much|many|any|some|all|every|each|here|now|today|aaj|आज|this|next|month|year|years|months|day|days|week|km|kms|hai|hain|h|ho|hoga|hogi|hota|hoti|hu|hun|hoon|tha|thi|kya|kia|kyu|kyon|kaise|kaisi|kitna|kitni|kitne|kitani|kab|kaha|kahan|kaun|kon|konsa|konsi|kaunsa|kaunsi|ka|ki|ke|ko|se|pe|par|me|mein|mai|main|mujhe|mujhko|hame|hamko|apna|apni|apne|mera|meri|mere|tak|wala|wali|wale|aur|ya|bhi|hi|to|na|nahi|bas|sirf|abhi|ab|karo|kare|karna|karni|karne|kar|karte|karu|karun|karana|kara|dena|do|de|dijiye|lena|lene|leni|lo|lu|loon|le|jana|jane|jata|jati|ja|jao|jaunga|chahiye|batao|bata|bataiye|bataye|batana|raha|rahi|rahe|rahega|rahegi|sakta|sakti|sakte|milega|milegi|mil|jayega|jayegi|jaye|aayegi|aayega|ayegi|aata|aati|lagta|lagega|lagegi|lage|banegi|banega|padegi|padega|chalana|chalani|chali|chala|chalti|chalta|hua|hui|gaya|gayi|gya|diya|di|hazar|lakh|rs|rupees|rupaye|rs\\.|है|हैं|हो|होगा|होगी|होता|होती|हूं|हूँ|था|थी|क्या|कैसे|कैसी|कितना|कितनी|कितने|कब|कहां|कौन|कौनसी|सा|सी|का|की|के|को|से|पर|पे|में|मे|मैं|मुझे|हमें|अपना|अपनी|मेरा|मेरी|मेरे|तक|वाला|वाली|वाले|और|या|भी|ही|तो|ना|नहीं|अब|अभी|करो|करें|करना|करनी|कर|करते|देना|दो|दे|दें|लेना|लेनी|लो|लें|लूं|लू|ले|जाना|जाता|जाती|चाहिए|बताओ|बताइए|बताएं|बताना|रहा|रही|रहे|रहेगी|सकता|सकते|मिलेगा|मिलेगी|मिलती|जाए|जाएगी|आएगी|आएगा|आता|आती|लगता|लगती|लगेगा|बनेगी|पडेगी|चली|चला|हुआ|हुई|गई|गया|गयी|दिया|लिए|लिये|साल|रुपये|रुपए|पैसे|paise|अगर|agar|if|when|which|what|where|who|how|why|there|their|it|its|one|ones|new|nayi|naya|nai|nayi|नई|नया|model|models|मॉडल|variant|city|state|shahar|india|mahine|mahina|month|saal|sal|own|owner|first|second|third|only|just|really|actual|actually|long|old|am|pm|that|these|those|they|them|or|and|vs|no|yes|haan|ha|हां|not|about|also|then|else|but|par|lekin|good|right|now|take|takes|go|goes|going|use|used|using|make|made|come|comes|see|show|look|looking|find|buy|buying|pay|ride|riding|rides|bike|bikes|gadi|gaadi|vehicle|two|wheeler';

const pattern = new RegExp(alone(filler), 'giu');

/** Returns the words of a text without stop words. */
export const contentWords = (text: string): string[] =>
  text
    .replaceAll(pattern, ' ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word.length > 1 && !/^\d+$/.test(word));
