import { Alert, Button, Stack, Text } from '@livery/design-system';
import { useSay } from '../../design-system/src/stories/say.tsx';
import { applied, type Complaint, diagnose } from './diagnose.ts';
import type { Editing } from './useDraft.ts';

function Row({ complaint, onApply }: { complaint: Complaint; onApply: () => void }) {
  const say = useSay();
  const { file, field, why, remedy, suggestion } = complaint;
  return (
    <Stack as="li" gap="xs" align="start">
      <Text as="p" size="footnote" tone="primary" wrap="pretty">
        <b>{field}</b> · {file}
        <br />
        {`${why}; ${remedy}.`}
      </Text>
      {suggestion && (
        <Button
          size="sm"
          tone="soft"
          onClick={onApply}
          aria-label={say(`${field} 改为 ${suggestion}`, `Set ${field} to ${suggestion}`)}
        >
          {say(`改为 ${suggestion}`, `Use ${suggestion}`)}
        </Button>
      )}
    </Stack>
  );
}

/** What the doctor finds; a suggested colour is one click away. */
export function Findings({ editing }: { editing: Editing }) {
  const say = useSay();
  const found = diagnose(editing.draft);
  if (found.length === 0)
    return (
      <Alert tone="success">
        {say('检查通过：所有颜色配对都清晰可读。', 'No findings: every pair of colours is legible.')}
      </Alert>
    );
  return (
    <Stack gap="md">
      <Alert tone="warning">
        {say(`${found.length} 个问题`, found.length === 1 ? '1 finding' : `${found.length} findings`)}
      </Alert>
      <Stack as="ul" gap="lg">
        {found.map((complaint) => (
          <Row
            key={`${complaint.file} ${complaint.field} ${complaint.why}`}
            complaint={complaint}
            onApply={() => editing.take(applied(editing.draft, complaint))}
          />
        ))}
      </Stack>
    </Stack>
  );
}
