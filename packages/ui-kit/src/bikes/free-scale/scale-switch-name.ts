/** Name of the switch in the page: what obeys it asks for it in CSS, so that it works before any script. */
export const scaleSwitchName = 'to-scale';
