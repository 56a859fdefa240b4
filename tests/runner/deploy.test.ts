import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ValidationCode, ValidationSeverity, validate } from 'dockerfile-utils';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Secret } from 'kubernetes-models/v1/Secret';
import { Service } from 'kubernetes-models/v1/Service';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { PRODUCTION } from '../support/production.ts';
import { root } from './root.ts';

const read = (path: string) => readFileSync(join(root, 'deploy', path), 'utf8');
// biome-ignore lint/suspicious/noExplicitAny: what stands in a file, looked into by name
type Whatever = any;

/** What docs/operating.md lists, and what it lists a brand. */
const SETTINGS = readFileSync(join(root, 'docs/operating.md'), 'utf8');
const isSetting = (name: string) => new RegExp(`\`${name}(=[^\`]*)?\``).test(SETTINGS);
const VERSION = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version;

describe('Kubernetes', () => {
  const MODELS = { Deployment, Ingress, PodDisruptionBudget, ConfigMap, Secret, Service };
  type Manifest = { kind: keyof typeof MODELS; metadata: { name: string; labels: object } } & Record<
    string,
    Whatever
  >;
  const manifests = readdirSync(join(root, 'deploy/kubernetes'))
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) =>
      parseAllDocuments(read(`kubernetes/${name}`)).map((document) => document.toJS() as Manifest),
    );
  const find = (kind: string) => manifests.find((manifest) => manifest.kind === kind) as Manifest;

  test.each(manifests.map((manifest) => [manifest.kind, manifest] as const))(
    '%s is as its schema says',
    (kind, manifest) => {
      expect(() => new MODELS[kind](manifest as never).validate()).not.toThrow();
    },
  );

  test('a schema finds what is wrong', () => {
    const wrong = structuredClone(find('Deployment'));
    wrong['spec'].replicas = 'three';
    expect(() => new Deployment(wrong as never).validate()).toThrow('replicas');
  });

  test('nodes run without rights, on a root that is read-only, and are rolled one more before one less', () => {
    const { strategy, template } = find('Deployment')['spec'];
    expect(strategy.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 });
    expect(template.spec.securityContext).toMatchObject({ runAsNonRoot: true });
    const [app] = template.spec.containers;
    expect(app.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(app.image).toMatch(new RegExp(`:${VERSION}$`));
    expect(app.readinessProbe.httpGet.path).toBe('/readyz');
    // Jobs have 20 seconds, after what waits before the signal.
    expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThan(25);
  });

  test('what is set is a setting, and what is named is there', () => {
    const names = [...Object.keys(find('ConfigMap')['data']), ...Object.keys(find('Secret')['stringData'])];
    expect(names.filter((name) => !isSetting(name))).toEqual([]);
    expect(new Set(manifests.map(({ metadata }) => metadata.name))).toEqual(new Set(['livery']));
    const labels = find('Deployment')['spec'].template.metadata.labels;
    for (const kind of ['Service', 'PodDisruptionBudget']) {
      const { selector } = find(kind)['spec'];
      expect(selector.matchLabels ?? selector).toEqual(labels);
    }
  });
});

describe('compose', () => {
  const { services, volumes } = parse(read('compose.yaml')) as Record<string, Record<string, Whatever>>;
  const all = Object.entries(services ?? {});

  test('names versions, and services and volumes that are there', () => {
    for (const [name, { image, build, depends_on = [], volumes: used = [] }] of all) {
      expect(build ? 'built' : image, name).toMatch(/^built$|:[\w.-]*\d/);
      const needed = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
      expect(needed.filter((each: string) => !services?.[each])).toEqual([]);
      const named = used
        .map((each: string) => each.split(':')[0])
        .filter((each: string) => /^\w+$/.test(each));
      expect(named.filter((each: string) => !(each in (volumes ?? {})))).toEqual([]);
    }
  });

  test('asks for no secret that the example does not have, and has none itself', () => {
    const example = read('livery.env.example');
    const asked = [...read('compose.yaml').matchAll(/\$\{(\w+)(:\?)?\}/g)];
    expect(asked.filter(([, name]) => !new RegExp(`^#?${name}=`, 'm').test(example))).toEqual([]);
    expect(asked.filter(([, , isWanted]) => !isWanted)).toEqual([]);
    expect(services?.['app']).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    const own = Object.keys(services?.['app'].environment);
    expect(own.filter((name) => !isSetting(name))).toEqual([]);
  });
});

/** What a linter has a choice about is an error here. */
const LINTER = {
  deprecatedMaintainer: ValidationSeverity.ERROR,
  directiveCasing: ValidationSeverity.ERROR,
  emptyContinuationLine: ValidationSeverity.ERROR,
  instructionCasing: ValidationSeverity.ERROR,
  instructionCmdMultiple: ValidationSeverity.ERROR,
  instructionEntrypointMultiple: ValidationSeverity.ERROR,
  instructionHealthcheckMultiple: ValidationSeverity.ERROR,
  instructionJSONInSingleQuotes: ValidationSeverity.ERROR,
  instructionWorkdirRelative: ValidationSeverity.ERROR,
};

describe('Dockerfile', () => {
  const text = read('Dockerfile');
  const lines = text.replaceAll('\\\n', ' ').split('\n');

  test('names a version of Node that this repository runs on, and ends as somebody without rights', () => {
    expect(text).toMatch(/^ARG NODE=24\.\d+\.\d+-bookworm-slim$/m);
    const stages = lines.filter((line) => /^FROM /.test(line));
    expect(stages.filter((line) => !/^FROM node:\$\{NODE\}( AS \w+)?$/.test(line))).toEqual([
      expect.stringMatching(/^FROM \S+:\$\{FFMPEG\} AS ffmpeg$/),
    ]);
    expect(text).toMatch(/^ARG FFMPEG=\d+\.\d+$/m);
    const user = lines.findLastIndex((line) => line.startsWith('USER '));
    expect(lines[user]).toBe('USER node');
    expect(lines.slice(user).filter((line) => line.startsWith('RUN '))).toEqual([]);
    expect(lines.filter((line) => /^(ENTRYPOINT|CMD) /.test(line)).every((line) => line.includes('["'))).toBe(
      true,
    );
  });

  test('asks nobody but the registries of images and of npm', () => {
    expect(text).not.toMatch(/\b(curl|wget|ADD|apt|apt-get|apk|git|pip)\b/);
    const installed = lines.filter((line) => line.includes('npm install'));
    expect(installed).toHaveLength(2);
    // A package's own script might fetch what it likes.
    for (const line of installed) expect(line).toContain('--ignore-scripts');
  });

  test('has nothing that a linter finds', () => {
    const found = validate(text, LINTER).map(({ message, range }) => `${range.start.line + 1}: ${message}`);
    expect(found).toEqual([]);
  });

  test('a linter finds what is wrong', () => {
    const wrong = text
      .replace('USER node', 'user node')
      .replace('WORKDIR /livery', 'WORKDIR livery')
      .replace('EXPOSE 3000', 'EXPOSED 3000');
    expect(validate(wrong, LINTER).map(({ code }) => code)).toEqual(
      expect.arrayContaining([
        ValidationCode.CASING_INSTRUCTION,
        ValidationCode.UNKNOWN_INSTRUCTION,
        ValidationCode.WORKDIR_IS_NOT_ABSOLUTE,
      ]),
    );
  });

  test('leaves out no package that the server imports', () => {
    const [, left = ''] =
      /rm -rf (lucide .*?) &&/.exec(lines.find((line) => line.includes('rm -rf lucide')) ?? '') ?? [];
    const names = left.trim().split(/\s+/);
    expect(names.length).toBeGreaterThan(5);
    const sources = readdirSync(join(root, 'server/src'), { recursive: true, encoding: 'utf8' });
    const imported = sources
      .filter((path) => path.endsWith('.ts') && !/\.test(ing)?\.ts$/.test(path))
      .flatMap((path) => [
        ...readFileSync(join(root, 'server/src', path), 'utf8').matchAll(/from '([^.'][^']*)'/g),
      ]);
    expect(imported.length).toBeGreaterThan(100);
    const isLeftOut = ([, name = '']: RegExpMatchArray) =>
      names.some((each) => name === each || name.startsWith(`${each}/`));
    expect(imported.filter(isLeftOut).map(([, name]) => name)).toEqual([]);
  });

  test('copies what is there', () => {
    const copied = lines.flatMap((line) => (/^COPY (?!--)/.test(line) ? line.split(/\s+/).slice(1, -1) : []));
    const entries = new Set(readdirSync(root));
    expect(copied.filter((path) => path !== '.' && !entries.has(path.split('/')[0] ?? ''))).toEqual([]);
    const kept = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));
    for (const folder of ['contract', 'design-system', 'server', 'src', 'brands'])
      expect(kept).toContain(`COPY ${folder} ${folder}`);
  });
});

describe('systemd', () => {
  const units = ['livery.service', 'livery@.service'].map((name) => read(`systemd/${name}`));

  test('threads share their room, as in the image and as it is measured', () => {
    const shared = `MALLOC_ARENA_MAX=${PRODUCTION.MALLOC_ARENA_MAX}`;
    for (const unit of units) expect(unit.split('\n')).toContain(`Environment=${shared}`);
    expect(read('Dockerfile').split('\n')).toContain(`ENV ${shared}`);
  });

  test('two units differ by nothing but port and folder', () => {
    const [one = '', several = ''] = units.map((text) =>
      text.replace(/^(#|Description|Documentation).*\n/gm, ''),
    );
    const plain = several.replace('PORT=%i', 'PORT=3000').replaceAll('livery-%i', 'livery');
    expect(plain).toBe(one);
  });

  const hasVerifier = spawnSync('systemd-analyze', ['--version']).status === 0;
  test.runIf(hasVerifier)('systemd itself has nothing to say against them', () => {
    const folder = mkdtempSync(join(tmpdir(), 'livery-units-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const verify = (name: string, text = '') => {
      writeFileSync(join(folder, name), text);
      const { stderr } = spawnSync('systemd-analyze', ['verify', join(folder, name)], { encoding: 'utf8' });
      return stderr.split('\n').filter((line) => line.includes(folder));
    };
    const [one, several] = units;
    expect(verify('livery.service', one)).toEqual([]);
    expect(verify('livery@3001.service', several)).toEqual([]);
    expect(verify('wrong.service', one?.replace('Restart=always', 'Restart=whenever'))).toHaveLength(1);
  });

  test('each line is a section or a setting with a value, or empties a list', () => {
    for (const line of units
      .join('\n')
      .split('\n')
      .filter((each) => each !== '' && !each.startsWith('#')))
      expect(line).toMatch(/^(\[(Unit|Service|Install)\]|[A-Z]\w+=.*)$/);
  });
});
