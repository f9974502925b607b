import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [file = '', type = '', coding] = process.argv.slice(2);
const body = readFileSync(file);
const headers = { 'content-type': type, ...(coding && { 'content-encoding': coding }), 'content-length': body.length };

createServer((_request, response) => response.writeHead(200, headers).end(body)).listen(
  Number(process.env['PORT']),
  '127.0.0.1',
);
