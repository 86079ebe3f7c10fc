/** Real servers that run here: from Debian, and from npm. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { debianProgram, launch } from '../../setup/launch';
import { runNginx, startNginx } from '../../setup/nginx';
import { temporaryFolder } from '../../../packages/files';
import { createSiteServer, listen } from '../../../packages/static-server';
import type { Host } from '../host';
import { newNode, toolPath } from '../tools';

/** A file of settings in a folder of its own. */
function settings(name: string, text: string): string {
  const home = temporaryFolder('host');
  const file = path.join(home, name);
  writeFileSync(file, text.replaceAll('HOME', home));
  return file;
}

/** The lines that `maintenance/hosting.md` gives for a server, by how they begin: what it says is what is tried. */
function handbookLines(start: string, folder: string): string {
  const file = path.resolve(__dirname, '../../../maintenance/hosting.md');
  const blocks = readFileSync(file, 'utf8').matchAll(/^```\w+\n(.*?)^```$/gms);
  const found = [...blocks].find(([, lines = '']) => lines.startsWith(start))?.[1];
  if (found === undefined) throw new Error(`${file} has no block that begins with "${start}"`);
  return found.replaceAll('/srv/site/build', folder);
}

const shipped: Host = {
  name: 'Shipped server',
  sendsHeaders: true,
  start: (folder, port) => listen(createSiteServer(folder), port),
};

const nginxWithOurs: Host = {
  name: 'nginx with our configuration',
  sendsHeaders: true,
  start: startNginx,
};

/** Debian's own `server` block of nginx, with the paths of a test. */
const stockNginx = (root: string, port: number, files: string): string => `
events {}
http {
  include /etc/nginx/mime.types; default_type application/octet-stream; access_log off;
  server { listen 127.0.0.1:${port}; root "${root}"; index index.html; location / { try_files ${files} =404; } }
}`;

const nginxAs = (name: string, files: string): Host => ({
  name,
  hasOwnNotFound: true,
  start: (folder, port) => runNginx(stockNginx(folder, port, files), port),
});

const apache: Host = {
  name: 'Apache',
  start(folder, port) {
    const enabled = '/etc/apache2/mods-enabled';
    const file = settings(
      'apache.conf',
      `ServerRoot /etc/apache2
PidFile HOME/pid
Mutex file:HOME default
ErrorLog HOME/error.log
Listen 127.0.0.1:${port}
ServerName 127.0.0.1
User www-data
Group www-data
IncludeOptional ${enabled}/*.load
IncludeOptional ${enabled}/*.conf
LoadModule headers_module /usr/lib/apache2/modules/mod_headers.so
DocumentRoot "${folder}"
<Directory "${folder}">
  Require all granted
</Directory>
${handbookLines('Options', folder)}`,
    );
    return launch([debianProgram('apache2'), '-D', 'FOREGROUND', '-f', file], port, {
      APACHE_RUN_DIR: path.dirname(file),
      APACHE_LOG_DIR: path.dirname(file),
      APACHE_LOCK_DIR: path.dirname(file),
      APACHE_PID_FILE: path.join(path.dirname(file), 'pid'),
      APACHE_RUN_USER: 'www-data',
      APACHE_RUN_GROUP: 'www-data',
    });
  },
};

function caddyAs(name: string, directives: string): Host {
  return {
    name,
    start(folder, port) {
      const file = settings(
        'Caddyfile',
        `{\n  admin off\n  auto_https off\n}\nhttp://127.0.0.1:${port} {\n  root * "${folder}"\n${directives}\n  file_server\n${handbookLines('header', folder)}}\n`,
      );
      return launch(
        [debianProgram('caddy'), 'run', '--config', file, '--adapter', 'caddyfile'],
        port,
        { HOME: path.dirname(file), XDG_DATA_HOME: path.dirname(file) },
      );
    },
  };
}

const lighttpd: Host = {
  name: 'lighttpd',
  start(folder, port) {
    // First, because its settings come with it.
    const program = debianProgram('lighttpd');
    const debian = readFileSync('/etc/lighttpd/lighttpd.conf', 'utf8')
      .replace(
        /^server\.(?:document-root|errorlog|pid-file|username|groupname|port|upload-dirs).*$/gm,
        '',
      )
      .replace(/^include_shell ".*use-ipv6.*$/m, '')
      .replace(/^include .*$/m, '');
    const file = settings(
      'lighttpd.conf',
      `server.document-root = "${folder}"\nserver.bind = "127.0.0.1"\nserver.port = ${port}\nserver.errorlog = "HOME/error.log"\nserver.upload-dirs = ( "HOME" )\n${debian}\n${handbookLines('server.modules', folder)}`,
    );
    return launch([program, '-D', '-f', file], port);
  },
};

/** A program from npm that takes the folder and then its options, in which PORT is the port. */
const npmHost = (
  name: string,
  program: string,
  options: string,
  host: Pick<Host, 'sendsHeaders' | 'hasOwnNotFound'> = {},
): Host => ({
  name,
  ...host,
  start: (folder, port) => {
    const args = options.replace('PORT', `${port}`).split(' ');
    return launch([process.execPath, toolPath(program), folder, ...args], port);
  },
});

/** Cloudflare's own code for static files, as it runs on this machine. */
function wranglerHost(
  name: string,
  args: (folder: string, home: string) => readonly string[],
): Host {
  return {
    name,
    sendsHeaders: true,
    start(folder, port) {
      const home = temporaryFolder('wrangler');
      const address = ['--ip', '127.0.0.1', '--port', `${port}`, '--inspector-port', '0'];
      return launch(
        [newNode(), toolPath('wrangler/bin/wrangler.js'), ...args(folder, home), ...address],
        port,
        { WRANGLER_SEND_METRICS: 'false', CI: 'true', HOME: home },
      );
    },
  };
}

const cloudflare = wranglerHost('Cloudflare Pages (wrangler)', (folder, home) => [
  'pages',
  'dev',
  folder,
  ...['--compatibility-date', '2026-11-01', '--cwd', home],
]);

const cloudflareWorkers = wranglerHost('Cloudflare Workers assets (wrangler)', (folder, home) => {
  mkdirSync(path.join(home, '.wrangler'));
  const config = path.join(home, 'wrangler.json');
  writeFileSync(
    config,
    JSON.stringify({
      name: 'site',
      compatibility_date: '2026-11-01',
      assets: { directory: folder, not_found_handling: '404-page' },
    }),
  );
  return ['dev', '--config', config];
});

/** Hosts that need nothing but what `npm test` has. */
export const ownHosts: readonly Host[] = [
  shipped,
  nginxWithOurs,
  nginxAs('nginx with its defaults', '$uri $uri/'),
  nginxAs('nginx with .html first', '$uri $uri.html $uri/'),
];

/** Hosts that the command installs. */
export const installedHosts: readonly Host[] = [
  apache,
  caddyAs('Caddy', ''),
  caddyAs('Caddy with .html first', '  try_files {path} {path}.html {path}/index.html'),
  lighttpd,
  npmHost('serve', 'serve/build/main.js', '-l tcp://127.0.0.1:PORT -L', { sendsHeaders: true }),
  npmHost('http-server', 'http-server/bin/http-server', '-a 127.0.0.1 -p PORT -s'),
  npmHost('sirv-cli', 'sirv-cli/bin.js', '-H 127.0.0.1 -p PORT -q', { hasOwnNotFound: true }),
  cloudflare,
  cloudflareWorkers,
];
