export const estimate = {
  question: 'How exact is the on-road price that this site shows?',
  answer:
    'It is an estimate, and each line of it says what it rests on: the ex-showroom price of a named month, the road tax rules of the state, the registration fees, the tariff of third-party insurance. Own-damage insurance and what a dealer adds differ from dealer to dealer.',
};
export const figures = {
  question: 'Where do the figures of a bike come from?',
  answer:
    'Below its specifications each bike says where its figures come from: the maker’s papers, dealers, the press, or general knowledge that nobody has checked yet. A mileage says whether it is certified, claimed or reported.',
};
export const unknown = {
  question: 'Why is a figure missing on some bikes?',
  answer: 'A figure that we are not sure of is left out. An empty line is better than a guess that looks like a fact.',
};
export const samples = {
  question: 'What does the word Sample mean?',
  answer:
    'That a review, an article, a showroom, a spare part or a used bike was written by us to show how the page looks with content. Nothing that is marked as a sample counts in a rating or a number.',
};
export const ratings = {
  question: 'Why do many bikes say “Not rated yet”?',
  answer:
    'A rating here is the average of what signed-in people wrote about that bike, read before it appears. Where nobody has written, there is no average, and none is made up.',
};
export const telephone = {
  question: 'Do I have to leave my telephone number to see a price?',
  answer:
    'No. No price is hidden behind a form, and an account asks for no telephone number. Only a message to us does, on the contact page.',
};
export const dealers = {
  question: 'Does Dopahiya sell bikes, or earn when I buy one?',
  answer:
    'No. The site sells nothing, takes no payment, and is paid by no maker, dealer or bank for the order in which bikes stand.',
};
export const quotation = {
  question: 'Can I check what a dealer asks me to pay?',
  answer:
    'Yes. Paste the message or write its lines down: each is compared with the rule that asks for it, what no rule asks for is named, and a letter to the dealer is written for you.',
};
export const drawings = {
  question: 'Are the pictures photographs?',
  answer:
    'Most are drawings, made from the wheelbase, seat height and other dimensions of the bike, all to one scale, so that two bikes can be compared by eye. A detail that no dimension tells, such as the shape of a lamp, is an illustration.',
};
export const owning = {
  question: 'How is the cost of owning worked out?',
  answer:
    'From the on-road price, the kilometres you ride, prices of petrol and electricity, service, insurance and what the bike may fetch when it is sold. It is shown as a span, since none of these keeps its promises, and every assumption can be changed.',
};
export const stored = {
  question: 'What does the site store about me?',
  answer:
    'Without an account: nothing but what your own browser remembers, such as your city, and a message if you send us one. With an account: what you enter, until you delete it.',
};
export const wrong = {
  question: 'I found a wrong figure. What can I do?',
  answer:
    'Below the specifications of each bike stands “A figure is wrong”. Nothing is changed before a person has read the report.',
};

export const workOutPrice = 'Work out an on-road price';
export const checkQuotation = 'Check a quotation';
export const compareOwning = 'Compare the cost of owning';
export const readPolicy = 'Read the privacy policy';
