export const title = 'Complaints';
export const officer = <Node>(name: string, mail: Node) => [
  `${name} is our grievance officer and answers complaints. Email `,
  mail,
  '.',
];
export const throughContact = <Node>({ link }: { link: (words: string) => Node }) => [
  'Send complaints through ',
  link('Contact Us'),
  '.',
];
export const withThisForm = 'Send complaints with the form on this page.';
export const whatToSay = 'Tell us what happened, when, and on which page. Never send a password.';
