import { Button, Stack, Text } from '@livery/design-system';
import { useSay } from '../design-system/src/stories/say.tsx';
import type { BrandFinding } from '../server/src/brand/brand.findings.ts';
import { adviceIn, type ToldLocale } from '../server/src/brand/sentences/told.ts';
import { applied } from './diagnose.ts';
import { fieldIn, pathIn, schemeOf } from './finding-places.ts';
import { isNamed, isTokenNamed, nameOf, plainly, tokenName } from './names/names.ts';
import type { Studio } from './useStudio.ts';
import { colorFrom } from './values.ts';

const useOwnLocale = (): ToldLocale => (useSay()('zh-CN', 'en') === 'en' ? 'en' : 'zh-CN');

function Suggestion({ studio, finding }: { studio: Studio; finding: BrandFinding }) {
  const say = useSay();
  const { suggestion = '' } = finding;
  const place = placeName(finding, say);
  const { editing } = studio;
  if (!editing || pathIn(finding) !== 'tokens.json' || colorFrom(suggestion) === undefined) return null;
  return (
    <Button
      size="sm"
      tone="soft"
      onClick={() => editing.take(applied(editing.draft, { ...finding, file: 'tokens.json' }))}
      aria-label={say(`改为 ${suggestion}：${place}`, `Use ${suggestion} for ${place}`)}
    >
      {say(`改为 ${suggestion}`, `Use ${suggestion}`)}
    </Button>
  );
}

interface FieldFindingsProps {
  studio: Studio;
  field: string;
  file: string;
  /** What lies deeper in it has no place of its own. */
  isWhole?: boolean;
}

/** What the doctor says of one field, under its control. */
export function FieldFindings({ studio, field, file, isWhole = false }: FieldFindingsProps) {
  const say = useSay();
  const locale = useOwnLocale();
  const own = studio.state.findings.filter((finding) => {
    const place = finding.field && fieldIn(finding);
    return pathIn(finding) === file && (place === field || (isWhole && place.startsWith(`${field}.`)));
  });
  return own.map((finding) => (
    <Stack key={finding.why} gap="xs" align="start">
      <Text as="p" size="footnote" tone="danger" wrap="pretty">
        {plainly(adviceIn(finding, locale), say)}
      </Text>
      <Suggestion {...{ studio, finding }} />
    </Stack>
  ));
}

/** Every finding; each leads to its field. */
export function FindingList({ studio, onGo }: { studio: Studio; onGo: (finding: BrandFinding) => void }) {
  const say = useSay();
  const locale = useOwnLocale();
  const { findings } = studio.state;
  if (findings.length === 0)
    return (
      <Text as="p" size="footnote" tone="secondary">
        {say('检查通过，可以保存。', 'The doctor has no findings: it can be saved.')}
      </Text>
    );
  return (
    <details open>
      <summary>
        {say(
          `${findings.length} 个问题`,
          findings.length === 1 ? '1 finding' : `${findings.length} findings`,
        )}
      </summary>
      <Stack as="ul" gap="sm">
        {findings.map((finding) => (
          <Stack as="li" gap="xs" align="start" key={`${finding.file} ${finding.field} ${finding.why}`}>
            <button type="button" className="studio-finding" onClick={() => onGo(finding)}>
              <b>{placeName(finding, say)}</b> {plainly(adviceIn(finding, locale), say)}
            </button>
            <Suggestion {...{ studio, finding }} />
          </Stack>
        ))}
      </Stack>
    </details>
  );
}

/** What the place of a finding is called: as its control is, where it has one. */
function placeName(finding: BrandFinding, say: ReturnType<typeof useSay>): string {
  const [path, field] = [pathIn(finding), fieldIn(finding)];
  if (path === 'brand.json' && isNamed(field)) return nameOf(field, say);
  const scheme = schemeOf(finding);
  const token = field.replace(`.${scheme}.`, '.').replace(/^color\./, '');
  if (path !== 'tokens.json' || !isTokenNamed(token)) return field;
  const of = scheme && (scheme === 'light' ? say('浅色', 'light') : say('深色', 'dark'));
  return of ? `${tokenName(token, say)} (${of})` : tokenName(token, say);
}
