export const passwordHint = 'At least 8 characters';
/** How strong a password is, by an estimate, from the weakest on. */
export const strengths: readonly string[] = [
  'Too short',
  'Weak. Try three or four unrelated words.',
  'Fair. Add a few more characters.',
  'Good',
  'Strong',
];

export const oneName = 'I have one name';
