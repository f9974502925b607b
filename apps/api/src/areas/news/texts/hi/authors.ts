/** Names of the site's own authors that are not those of people. */
export const namesInHindi: Readonly<Record<string, string>> = { 'Dopahiya Sample Desk': 'Dopahiya नमूना डेस्क' };

/** Descriptions of the site's own authors by name. */
export const authors: Readonly<Record<string, string>> = {
  Dopahiya: 'Dopahiya का लिखा लेख। कीमतें और टेबल रोज़ हमारे कैटलॉग और कीमत के नियमों से अपडेट होते हैं। कुछ ग़लत लगे तो हमें बताइए।',
  'Dopahiya Sample Desk': 'नमूना लेखों के लिए नमूना लेखक।',
};
