const COMMANDS: readonly [system: RegExp, command: string][] = [
  [/\b(debian|ubuntu)\b/, 'apt-get install -y fonts-noto-cjk fontconfig'],
  [/\b(fedora|rhel|centos)\b/, 'dnf install -y google-noto-sans-cjk-fonts fontconfig'],
  [/\barch\b/, 'pacman -S --noconfirm noto-fonts-cjk fontconfig'],
  [/\bsuse\b/, 'zypper install -y google-noto-sans-sc-fonts fontconfig'],
  [/\balpine\b/, 'apk add font-noto-cjk fontconfig'],
];

/** How to install a Chinese font on the system of this `/etc/os-release`; undefined for one that we do not know. */
export function fontCommand(osRelease: string): string | undefined {
  const names = [...osRelease.matchAll(/^ID(?:_LIKE)?=(.*)$/gm)].map(([, name]) => name).join(' ');
  const command = COMMANDS.find(([system]) => system.test(names))?.[1];
  return command && `sudo ${command}`;
}
