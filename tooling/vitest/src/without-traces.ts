/*
 * React in development records each element and render for the browser's developer tools, unless the browser has no functions for it.
 * That takes a tenth of the time of a test. Imported before React.
 */

for (const name of ['timeStamp', 'createTask']) Reflect.deleteProperty(console, name);

export {};
