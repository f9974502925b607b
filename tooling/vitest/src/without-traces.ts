/*
 * React in development records each element and render for the browser's developer tools, unless the browser has no functions for it.
 * Tests read no such records. Imported before React.
 */

for (const name of ['timeStamp', 'createTask']) Reflect.deleteProperty(console, name);
