const isLineOf = (line: string, name: string): boolean =>
  line.startsWith(`  ${name} `) || line.trimEnd() === `  ${name}`;
/** What does not fit into one line goes on far to the right. */
const goesOn = (line: string): boolean => /^ {10,}\S/.test(line);

/** The lines of a help that tell of one command. */
export const linesOf = (help: string, name: string): string[] => {
  const lines: string[] = [];
  let isIts = false;
  for (const line of help.split('\n')) {
    isIts = isLineOf(line, name) || (isIts && goesOn(line));
    if (isIts) lines.push(line);
  }
  return lines;
};

/** The help of one command; all of it where that says nothing of the command. */
export const helpOf = (help: string, name: string): string => {
  const lines = linesOf(help, name);
  return lines.length === 0 ? help : `${help.split('\n', 1)[0]}\n\n${lines.join('\n')}\n`;
};
