import { expect, test } from 'vitest';
import { fontCommand } from './font-command.ts';

test.each([
  ['ID=ubuntu\nID_LIKE=debian', 'sudo apt-get install -y fonts-noto-cjk fonts-noto-color-emoji fontconfig'],
  [
    'ID=linuxmint\nID_LIKE="ubuntu debian"',
    'sudo apt-get install -y fonts-noto-cjk fonts-noto-color-emoji fontconfig',
  ],
  [
    'ID="rocky"\nID_LIKE="rhel centos fedora"',
    'sudo dnf install -y google-noto-sans-cjk-fonts google-noto-color-emoji-fonts fontconfig',
  ],
  ['ID=arch', 'sudo pacman -S --noconfirm noto-fonts-cjk noto-fonts-emoji fontconfig'],
  [
    'ID="opensuse-leap"\nID_LIKE="suse opensuse"',
    'sudo zypper install -y google-noto-sans-sc-fonts google-noto-coloremoji-fonts fontconfig',
  ],
  ['ID=alpine', 'sudo apk add font-noto-cjk font-noto-emoji fontconfig'],
  ['NAME="like ubuntu"\nID=nixos', undefined],
  ['', undefined],
])('%j installs Chinese and emoji by %s', (osRelease, command) => {
  expect(fontCommand(osRelease)).toBe(command);
});
