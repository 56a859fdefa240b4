import { runCommand } from '../run-command.ts';

const HELP = `npm run brand -- <command>

  new <id>       make a brand: asks for what is not given
                 --title-en --title-zh --tagline-en --tagline-zh --color '#4955e5' --shape round|soft|square
                 a shape brings variants of its own: bars, bubbles, cards … differ from those of the other brands
                 --host <name> (again for more) --locale zh-CN|en|zh-TW --country CN --terms <https://…> --privacy <https://…> --email
                 --demo ID fills it with the demo content of that brand, in development
  check [id]     examine one brand or all; ends with 1 when there is a finding
                 --json for tools, --links opens every link too, --lang en|zh-CN (else as LANG says)
                 --look renders the main screens in a Chromium and finds what people would trip over: pictures in --out <folder>;
                 --screen login|feed|post|room|profile|wallet (again for more)
  compare <a> <b>  the main screens of two brands side by side
                 --screen, --out as above
  sheet [ids]    the main screens of brands, or of all, in one picture: a row for each
                 --out <file.webp, .png or .pdf>, --scheme light|dark|both, --screen as above
  export <id>    write what a plain static host serves of a brand, and print the policy of its pages
                 --out <folder>
  preview <id>   serve one brand, print the addresses of its screens and open it in the browser; open pages
                 follow the folder as it is saved
                 --no-open prints alone, --port <number>, --data <folder>
  studio [id]    change a brand on the running product, or make one, until it is saved to its folder: prints one address
                 --no-open prints alone, --port <number>, --data <folder>

  --dir <folder> another folder of brands (or BRANDS_DIR)
`;

/** Loaded one at a time: only the preview needs the whole server. */
const COMMANDS: Readonly<Record<string, (args: string[]) => Promise<number>>> = {
  new: async (args) => (await import('./create.ts')).create(args),
  check: async (args) => (await import('./check.ts')).check(args),
  compare: async (args) => (await import('./compare.ts')).compare(args),
  sheet: async (args) => (await import('./sheet.ts')).sheet(args),
  export: async (args) => (await import('./export.ts')).exportBrand(args),
  studio: async (args) => (await import('./studio/studio.ts')).studio(args),
  preview: async (args) => (await import('./preview.ts')).preview(args),
};

/** Runs `brand <command>`. Resolves with the exit code: 0 fine, 1 findings, 2 the command itself was wrong. */
export const main = (args: string[]): Promise<number> => runCommand(HELP, COMMANDS, args);
