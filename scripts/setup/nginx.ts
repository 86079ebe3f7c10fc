import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { debianProgram, freePort, launch, type Running } from './launch';
import { temporaryFolder } from '../../packages/files';

/** An nginx that serves a build. */
export interface Nginx extends Running {
  /** Process that answers: nginx works with one here. */
  readonly pid: number;
  /** What it wrote to its log so far. */
  log(): string;
}

/** Folders that nginx writes to, in place of its default ones. */
const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/**
 * Starts nginx as one process that writes to a folder of its own. Installs it, or ends the process and says what to
 * install, where there is none.
 *
 * @param text a whole configuration, whose server listens on `port`
 * @throws Error with nginx's own message when the configuration is not accepted
 */
export async function runNginx(text: string, port: number): Promise<Nginx> {
  const program = debianProgram('nginx');
  const home = temporaryFolder('nginx');
  const [config, log] = [path.join(home, 'nginx.conf'), path.join(home, 'error.log')];
  const paths = folders.map((name) => `${name}_temp_path "${home}/${name}";`).join(' ');
  writeFileSync(
    config,
    `daemon off; master_process off; pid "${home}/nginx.pid"; error_log "${log}" warn;\n${text.replace('http {', `http { ${paths}`)}`,
  );
  const nginx = await launch([program, '-p', home, '-c', config, '-e', log], port);
  return { ...nginx, log: () => (existsSync(log) ? readFileSync(log, 'utf8') : '') };
}

/**
 * Starts nginx on 127.0.0.1 with the configuration that the project ships.
 *
 * @param folder absolute path of a built site
 * @param wanted port; a free one without it
 */
export async function startNginx(folder: string, wanted?: number): Promise<Nginx> {
  const port = wanted ?? (await freePort());
  const shipped = path.resolve(__dirname, '../../packages/hosting/nginx/nginx.conf');
  const text = readFileSync(shipped, 'utf8')
    .replace('worker_processes auto;', 'worker_processes 1;')
    .replace('127.0.0.1:8080', `127.0.0.1:${port}`)
    .replaceAll('/srv/site/build', folder)
    .replaceAll('/srv/site', path.dirname(folder));
  return runNginx(text, port);
}
