/** The attribute of `<style>` elements that the server wrote; the library looks for another, and leaves these alone. */
export const styleMark = 'data-page-styles';
