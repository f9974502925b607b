export const note =
  'From Dopahiya. Each price says where and of which month it is; what you pay stands on the dealer’s own quotation.';
