import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../server/src/testing/redis.ts';
import { root } from '../runner/root.ts';

/** Where a front listens, for whom, and what stands behind it. */
interface Place {
  host: string;
  port: number;
  nodePort: number;
  /** A folder of its own. */
  dir: string;
}

/** Starts it with its file of deploy/. @returns how to stop it */
type Start = (place: Place) => Promise<() => Promise<unknown>>;

const deployed = (path: string) => readFile(join(root, 'deploy', path), 'utf8');
const program = (name: string) =>
  ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin']
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path)) ?? name;

const run = (name: string, options: readonly string[], env: Record<string, string> = {}) => {
  const child = spawn(program(name), options, { stdio: 'inherit', env: { ...process.env, ...env } });
  const gone = once(child, 'exit');
  return () => {
    child.kill('SIGTERM');
    return gone;
  };
};

const makeCertificate = (dir: string, host: string): void => {
  const files = ['-keyout', join(dir, 'key.pem'), '-out', join(dir, 'cert.pem'), '-subj', `/CN=${host}`];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  execFileSync('openssl', ['req', ...kind, ...files], { stdio: 'ignore' });
};

const startNginx: Start = async ({ host, port, nodePort, dir }) => {
  makeCertificate(dir, host);
  const server = (await deployed('nginx/livery.conf'))
    .replace('server 127.0.0.1:3000', `server 127.0.0.1:${nodePort}`)
    .replace('listen 80;', `listen 127.0.0.1:${await freePort()};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`)
    .replace(/^\tlisten \[::\].*\n/gm, '')
    .replaceAll('aurora.example.com lotus.example.com', host)
    .replace('/etc/nginx/livery/fullchain.pem', join(dir, 'cert.pem'))
    .replace('/etc/nginx/livery/privkey.pem', join(dir, 'key.pem'));
  const text = `daemon off; pid ${dir}/nginx.pid; error_log ${dir}/nginx.log; user root; events {}\nhttp { access_log off; client_body_temp_path ${dir}/body; proxy_temp_path ${dir}/proxy;\n${server}}\n`;
  await writeFile(join(dir, 'nginx.conf'), text);
  return run('nginx', ['-c', join(dir, 'nginx.conf')]);
};

/** Its certificates come from an authority of its own, which nobody is told to trust. */
const startCaddy: Start = async ({ host, port, nodePort, dir }) => {
  const text = (await deployed('caddy/Caddyfile'))
    .replace(
      '{\n',
      '{\n\tadmin off\n\tlog {\n\t\tlevel ERROR\n\t}\n\tskip_install_trust\n\tauto_https disable_redirects\n',
    )
    // Over UDP there would be a port to keep free besides.
    .replace('protocols h1 h2 h3', 'protocols h1 h2')
    // Debian's version is older than this line; what it asks for is not tried here.
    .replace(/^\t\tstream_close_delay .*\n/m, '');
  await writeFile(join(dir, 'Caddyfile'), text);
  return run('caddy', ['run', '--config', join(dir, 'Caddyfile'), '--adapter', 'caddyfile'], {
    HOSTS: `https://${host}:${port}`,
    NODES: `127.0.0.1:${nodePort}`,
    OBJECTS_HOST: `http://objects.localhost:${await freePort()}`,
    HOME: dir,
    XDG_DATA_HOME: join(dir, 'data'),
    XDG_CONFIG_HOME: join(dir, 'config'),
  });
};

export const FRONTS: Record<string, Start> = { nginx: startNginx, Caddy: startCaddy };
