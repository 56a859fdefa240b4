import { runCommand } from '../run-command.ts';

const HELP = `npm run ops -- <command> --brand <id>

  operator add <name> --role owner|moderator|finance|support --reason <…>   let somebody into the console; prints once what they
                                   need. The first one needs no reason
  operator list [--json]           who may come in, and whether
  operator renew <name> --reason <…>   another password and second factor; the old ones are worth nothing
  operator role <name> --role <…> --reason <…>   another role; it holds for what they do next
  operator disable <name> --reason <…>   let somebody in no more, at once
  maintenance on|off [--start <time>] [--end <time>] [--announcement <…>] --reason <…>   now, or planned
  maintenance show [--json]        whether it is on or planned
  today [--json]                   what goes on in the brand, and what waits
  audit check                      whether what operators did is as it was written
  audit list [--q <words>] [--operator <…>] [--action <…>] [--target <…>] [--from <time>] [--until <time>]
             [--next <…>] [--json]   what they did, the latest first
  audit export                     the same, with the same flags, as CSV; that it was taken is written down
  person find <text> [--state all|banned|closed] [--next <…>] [--json]   people by ID, account, address, number, or how a name begins
  person show <account> [--json]   points, sessions, note; addresses are masked
  person set <account> [--memo <…>] [--type <0 to 99>] [--groups yes|no] --reason <…>   a note, a type, whether they may make groups
  person reveal <account> --reason <…>   addresses as they are; that somebody read them is written down
  person ban <account> --until <time>|--for-good --reason <…>   keep somebody out, at once; they read why
  person lift <account> --reason <…>   let them in again
  person sign-out <account> --reason <…>   end all their sessions
  person end-session <account> --session <id> --reason <…>   end one of them, as "person show" names it
  person forget-security-code <account> --reason <…>   they can set another one; withdrawals wait then
  person export <account> --to <file> --reason <…>   all that is kept of them, as a zip
  person erase <account> --reason <…> [--confirm <account>] [--json]   for good, at once: says what goes, and asks for the account
  posts list [--json]              posts that wait for a look, the longest waiting first
  posts approve <id>               have everybody see one
  posts reject <id> --reason <…>   have nobody see one; its author reads the reason
  report list [--state open|dismissed|upheld] [--kind user|group|message|post] [--next <…>] [--json]   what was reported, one entry a thing
  report show <id> [--next <…>] [--json]   what it shows, and its single reports
  report dismiss <id> [--reason <…>]   close all reports of it; it stays
  report uphold <id> --reason <…>  close them, and take it down where it can be; the author of a post reads the reason
  group list [<beginning>] [--next <…>] [--json]   groups by how their names begin, or the one of an id
  group dissolve <id> --reason <…>   end one; who is in it is told
  comment list [--author <account>] [--post <id>] [--text <…>] [--removed] [--next <…>] [--json]   comments, the newest first
  comment remove|restore <id> --reason <…>   taken down with its replies, or put back
  hashtag list [<beginning>] [--hidden] [--next <…>] [--json]   hashtags, the most used first
  hashtag hide|show <name> --reason <…>   hidden, it is neither found nor suggested; posts keep it
  invite list [--state open|used|expired|withdrawn] [--batch <id>] [--next <…>] [--json]   codes that let people in
  invite add [--count <1 to 200>] [--uses <number>|any] [--until <time>] [--note <…>] [--id <…>] [--json]   for one use each without --uses
  invite withdraw <code> --reason <…>   nobody more registers with it; who did stays
  invite uses <code> [--next <…>] [--json]   who registered with it; that it was read is written down
  invite export --batch <id>       the codes of a batch as CSV; that it was taken is written down
  words list [--json]              words that nothing may say which people write, one a line
  words test <text>                whether a text is refused, and for which word
  words add|remove <word> … --reason <…>
  words import <file> --reason <…>   one a line; those that are there stay
  discover list [--json]           cards of the page to discover things, in their order
  discover add --zh <…> --en <…> --url <…> [--image <file>] [--kind hero|wide|square] [--start <time>] [--end <time>]
             [--hidden yes|no] --reason <…>   behind all others; one language is enough
  discover edit <id> [--zh <…>] [--en <…>] [--url <…>] [--image <file>] [--kind <…>] [--start <time>|none] [--end <time>|none]
             [--hidden yes|no] --reason <…>   what is not said stays
  discover move <id> --to <place> [--reason <…>]   put one in another place
  discover remove <id> --reason <…>   take one away; without any, the way to the page is hidden
  discover history [<id>] [--next <…>] [--json]   who changed cards, when and why, the latest first
  discover undo <id> <seq> --reason <…>   put back what a change, or taking one away, took
  settings show [<setting>] [--json]   all of what holds for the brand, or one setting of it
  settings set <setting> <field>=<value> … --reason <…>   change it; publish=off, wellpay_minimum=1.50, countries=CN,SG
  settings history <setting> [--next <…>] [--json]   who changed it, when and why, the latest first
  settings undo <setting> <seq> --reason <…>   put back what a change took away
  settings post_review hold|auto --reason <…>   whether posts wait for a look
  notice <account> --zh <…> --en <…> --reason <…> [--id <…>] [--json]   tell somebody something
  notice --everybody|--new <days>|--type <type> --zh <…> --en <…> --reason <…> [--start <time>] [--id <…>] [--json]
                                   tell everybody, who came in the last days, or accounts of one type, now or later; --count
                                   says how many that are, and tells nobody
  notice list [--next <…>] [--json]   what is told to many, and how far it is
  notice stop <id> --reason <…>    tell nobody more
  deposit <account> <points> --type <121 to 129> --remark <…> [--id <…>]   give points to somebody
  withdraw <account> <points> --type <221|229> --remark <…> [--id <…>]     take points from somebody
  points list [--state pending|done|refused] [--next <…>] [--json]   what waits for a second operator, or the newest of a state
  points approve <id> <account> <points>   agree to it; it has to be another operator
  points refuse <id> --reason <…>
  points frozen [--json]           accounts that are read-only, for they are not what the server signed
  points free <account> --reason <…>   have one be what its entries say, and move again
  payments list [--state pending|success|failed|any] [--provider wellpay|point] [--person <account>] [--order <id>]
             [--from <time>] [--until <time>] [--next <…>] [--json]   withdrawals and payments to merchants, the latest first;
                                   where nothing is said those that nobody has decided, the oldest first
  payments export [--state <…>] [--provider <…>] [--person <account>] [--from <time>] [--until <time>]   the same as CSV, all of
                                   them where nothing is said; that it was taken is written down
  payments differences [--json]    what wellpay says and we do not
  payments close <difference> --reason <…>   somebody has looked at it
  payments retry|fail|succeed <order> --reason <…>   ask wellpay now; give up; count it as paid
  payments unbind <account> --reason <…>   let somebody bind another account, while none was paid to theirs
  payments stop|open --reason <…>   nothing new goes out, or again
  payments limits wellpay|point --min <points> --max <points> --day <points> --reason <…>
  merchants list [--next <…>] [--json]   who may ask for points, and what they are owed
  merchants key                    the public key that notices to them are signed with
  merchants add <id> --name <…> --key <public key> [--reason <…>]
  merchants close|open <id> --reason <…>   take its orders no more, or again
  merchants settle <id> <points> --remark <…> [--id <…>]     it was paid for them elsewhere
  merchants settlements [--state pending|done|refused] [--next <…>] [--json]   those that wait for a second operator, or the newest of a state
  merchants approve <id> <settlement> <points>   agree to it; it has to be another operator
  merchants refuse <id> <settlement> --reason <…>
  envelope verify <id> [--reason <…>] [--json]   whether a red envelope is as it was drawn, opened and booked; that it was read is written down
  ledger find [--account <…>] [--type <…>] [--transfer <id or key>] [--min <points>] [--max <points>]
              [--from <time>] [--until <time>] [--next <…>] [--json]   movements, the latest first; whose account was read is written down
  ledger show <transfer> [--json]   one movement with both of its entries, and whether they are as they were written
  ledger statement <account> [--from <time>] [--until <time>]   what somebody had, each movement, what they had then: as CSV
  ledger closing <day> [--json]    what a day of UTC came to, 2026-01-31: as CSV; one that is over comes to the same each time
  ledger checks [--json]           what verifications of the ledger came to, the latest first, and read-only accounts
  ledger verify                    recompute every account; says what does not add up
  ledger resign                    have SECRET_KEY sign all accounts instead of OLD_SECRET_KEY
  backup <folder>                  rows, files and folders of all brands, or of --brand <id>, while servers go on
  restore <folder>                 put a backup back, or --brand <id> of it; what is there already is never touched
  archive <folder>                 have PostgreSQL keep its log there from its next start on, for a recovery to any moment
  base <folder>                    a copy of PostgreSQL's own files, which such a recovery begins with
  brand export <folder> --brand <id>   one brand alone, to be moved; as a backup of it
  brand import <folder> --brand <id>   one brand beside those that are here
  brand delete <id> [--confirm <id>]   says what goes, and asks for the brand's id
  partition messages|timelines --parts <16> [--dry-run] [--json]   have a large table be so many parts, while people use it; again
                                   goes on where it was; --parts 1 is one table again; --cancel gives a copy up
  partition messages|timelines --drop-old   drop what was kept of before
  doctor [--url <https://…>] [--send-to <address>] [--backup-hours <26>]   looks at everything an installation needs,
                                   and says what to do; run it with the environment of the server
  completion bash|zsh              what a shell needs to finish commands: source <(npm run --silent ops -- completion bash), then ops …

A list that goes on says how: --next. With --json that is "next_id", null on the last page.
archive, backup, base, brand, doctor, partition and restore take --json, and no --brand for all brands.
Works on a server that runs: its DATA_DIR, or its DATABASE_URL. What is done stands in the table audit_log.
`;

const COMMANDS: Readonly<Record<string, (args: string[]) => Promise<number>>> = {
  archive: async (args) => (await import('./archive.ts')).archive(args),
  audit: async (args) => (await import('./audit.ts')).audit(args),
  backup: async (args) => (await import('./backup.ts')).backup(args),
  base: async (args) => (await import('./archive.ts')).base(args),
  brand: async (args) => (await import('./brand.ts')).brand(args),
  comment: async (args) => (await import('./comment.ts')).comment(args),
  deposit: async (args) => (await import('./points.ts')).deposit(args),
  discover: async (args) => (await import('./discover.ts')).discover(args),
  envelope: async (args) => (await import('./envelope.ts')).envelope(args),
  group: async (args) => (await import('./group.ts')).group(args),
  hashtag: async (args) => (await import('./hashtag.ts')).hashtag(args),
  invite: async (args) => (await import('./invite.ts')).invite(args),
  doctor: async (args) => (await import('./doctor.ts')).doctor(args),
  ledger: async (args) => (await import('./ledger.ts')).ledger(args),
  maintenance: async (args) => (await import('./maintenance.ts')).maintenance(args),
  merchants: async (args) => (await import('./merchants.ts')).merchants(args),
  notice: async (args) => (await import('./notice.ts')).notice(args),
  operator: async (args) => (await import('./operator.ts')).operator(args),
  partition: async (args) => (await import('./partition.ts')).partitionCommand(args),
  payments: async (args) => (await import('./payments.ts')).payments(args),
  person: async (args) => (await import('./person.ts')).person(args),
  points: async (args) => (await import('./points.ts')).pointsCommand(args),
  posts: async (args) => (await import('./posts.ts')).posts(args),
  report: async (args) => (await import('./report.ts')).report(args),
  restore: async (args) => (await import('./backup.ts')).restore(args),
  settings: async (args) => (await import('./settings.ts')).settings(args),
  today: async (args) => (await import('./today.ts')).today(args),
  withdraw: async (args) => (await import('./points.ts')).withdraw(args),
  words: async (args) => (await import('./words.ts')).words(args),
};

/** Runs `ops <command>`. Resolves with the exit code: 0 done, 1 not done, 2 the command itself was wrong. */
export const main = (args: string[]): Promise<number> =>
  runCommand(
    HELP,
    {
      ...COMMANDS,
      completion: async (shells) =>
        (await import('./completion.ts')).completion(shells, { help: HELP, commands: Object.keys(COMMANDS) }),
    },
    args,
  );
