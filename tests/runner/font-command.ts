const COMMANDS: readonly [system: RegExp, command: string][] = [
  [/\b(debian|ubuntu)\b/, 'apt-get install -y fonts-noto-cjk fonts-noto-color-emoji fontconfig'],
  [
    /\b(fedora|rhel|centos)\b/,
    'dnf install -y google-noto-sans-cjk-fonts google-noto-color-emoji-fonts fontconfig',
  ],
  [/\barch\b/, 'pacman -S --noconfirm noto-fonts-cjk noto-fonts-emoji fontconfig'],
  [/\bsuse\b/, 'zypper install -y google-noto-sans-sc-fonts google-noto-coloremoji-fonts fontconfig'],
  [/\balpine\b/, 'apk add font-noto-cjk font-noto-emoji fontconfig'],
];

/** How to install the fonts that pictures need, Chinese and emoji, on the system of this `/etc/os-release`; undefined for one that we do not know. */
export function fontCommand(osRelease: string): string | undefined {
  const names = [...osRelease.matchAll(/^ID(?:_LIKE)?=(.*)$/gm)].map(([, name]) => name).join(' ');
  const command = COMMANDS.find(([system]) => system.test(names))?.[1];
  return command && `sudo ${command}`;
}
