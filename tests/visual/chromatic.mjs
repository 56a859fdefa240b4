/** Sends the built Storybook to Chromatic when its token is there; says so and ends well when it is not. */
import { spawnSync } from 'node:child_process';

const token = process.env.CHROMATIC_PROJECT_TOKEN;
if (!token) {
  console.log(
    'Chromatic is skipped: CHROMATIC_PROJECT_TOKEN is not set. The pictures in tests/visual/references are compared all the same.',
  );
  process.exit(0);
}
const run = (command, args) => {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};
run('npm', ['run', 'build-storybook']);
run('npx', [
  'chromatic',
  '--storybook-build-dir',
  'dist/storybook',
  '--exit-zero-on-changes',
  '--only-changed',
]);
