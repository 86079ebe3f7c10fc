/*
 * The worker of a site without offline reading. It removes itself and everything that was saved from the reader's
 * browser.
 */
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => {
  const prefix = `offline ${new URL(self.registration.scope).pathname} `;
  const leave = async () => {
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => name.startsWith(prefix)).map((name) => caches.delete(name)),
    );
    await self.registration.unregister();
  };
  event.waitUntil(leave());
});
