import { Button, Stack, Text } from '@livery/design-system';
import { useSay } from '../design-system/src/stories/say.tsx';
import type { BrandFinding } from '../server/src/brand/brand.findings.ts';
import { applied } from './diagnose.ts';
import type { Studio } from './useStudio.ts';
import { colorFrom } from './values.ts';

/** Within the folder of its brand. */
const pathIn = ({ file }: BrandFinding): string => file.split('/').slice(1).join('/');

function Suggestion({ studio, finding }: { studio: Studio; finding: BrandFinding }) {
  const say = useSay();
  const { suggestion = '', field } = finding;
  const { editing } = studio;
  if (!editing || pathIn(finding) !== 'tokens.json' || colorFrom(suggestion) === undefined) return null;
  return (
    <Button
      size="sm"
      tone="soft"
      onClick={() => editing.take(applied(editing.draft, { ...finding, file: 'tokens.json' }))}
      aria-label={say(`${field} 改为 ${suggestion}`, `Set ${field} to ${suggestion}`)}
    >
      {say(`改为 ${suggestion}`, `Use ${suggestion}`)}
    </Button>
  );
}

/** What the doctor says of one field, under its control. */
export function FieldFindings({ studio, field, file }: { studio: Studio; field: string; file: string }) {
  const own = studio.state.findings.filter(
    (finding) =>
      pathIn(finding) === file && (finding.field === field || finding.field.startsWith(`${field}[`)),
  );
  return own.map((finding) => (
    <Stack key={finding.why} gap="xs" align="start">
      <Text as="p" size="footnote" tone="danger" wrap="pretty">
        {`${finding.why}; ${finding.remedy}.`}
      </Text>
      <Suggestion {...{ studio, finding }} />
    </Stack>
  ));
}

/** Every finding; each leads to its field. */
export function FindingList({ studio, onGo }: { studio: Studio; onGo: (finding: BrandFinding) => void }) {
  const say = useSay();
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
              <b>{placeOf(finding)}</b> {`${finding.why}; ${finding.remedy}.`}
            </button>
            <Suggestion {...{ studio, finding }} />
          </Stack>
        ))}
      </Stack>
    </details>
  );
}

/** The section of the panel that shows a finding's field. */
export function sectionOf(finding: BrandFinding): string {
  const path = pathIn(finding);
  const { field } = finding;
  if (/^(messages|glossary)\./.test(path)) return 'words';
  if (path.endsWith('.svg') || /^(?:fonts|sounds|pictures)\//.test(path)) return 'files';
  if (path !== 'tokens.json') return field.startsWith('variants') ? 'structure' : 'brand';
  if (/^(color|illustration)/.test(field)) return 'color';
  if (field.startsWith('type')) return 'type';
  return 'shape';
}

/** What the place of a finding is called in the panel: its field, or the file. */
export const placeOf = (finding: BrandFinding): string => finding.field || pathIn(finding);
