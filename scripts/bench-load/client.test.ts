import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { load } from './client';

test('a load counts answers, wrong statuses and broken connections', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/broken') request.socket.destroy();
    else response.writeHead(request.url === '/wrong' ? 500 : 200).end('x');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const targets = ['/right', '/wrong', '/broken'].map((path) => ({ path, status: 200 }));
  const { requests, wrong, errors, examples } = await load({
    origin,
    targets,
    connections: 2,
    milliseconds: 200,
  });
  server.closeAllConnections();
  server.close();
  assert.ok(requests > 0);
  assert.ok(wrong > 0 && wrong < requests);
  assert.match(examples[0] ?? '', /\/wrong: 500/);
  assert.ok(Object.values(errors).some((count) => count > 0));
});
