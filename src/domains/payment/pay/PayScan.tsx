import { Card, Stack } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { CodeScanner } from '../../../lib/camera/CodeScanner.tsx';
import { PastedCode } from '../../../lib/camera/PastedCode.tsx';
import { PictureCode } from '../../../lib/camera/PictureCode.tsx';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import type { PayForm } from './pay-form.store.ts';

/** As much as the server reads. */
const LONGEST = 4000;

/** The code of a merchant: before the camera, in a picture, or pasted. */
export const PayScan = observer(function PayScan({ form }: { form: PayForm }) {
  const text = useText();
  const words = useWords();
  const { problem, isSending } = form.checking;
  return (
    <Card pad="panel" edge="roomy">
      <Stack gap="lg">
        <CodeScanner
          cameraLabel={text('payment.pay.camera')}
          words={{
            starting: text('payment.pay.camera.starting'),
            running: text('payment.pay.camera.running'),
            denied: text('payment.pay.camera.denied'),
            none: text('payment.pay.camera.none'),
          }}
          onRead={(code) => void form.see(code)}
        />
        <PictureCode label={text('payment.pay.picture')} onRead={(code) => void form.read(code)} />
        <PastedCode
          label={text('payment.pay.paste')}
          hint={text('payment.pay.paste.hint')}
          longest={LONGEST}
          submitLabel={text('payment.pay.look')}
          problem={problem ? words(problem) : null}
          isBusy={isSending}
          onRead={(code) => void form.read(code)}
        />
      </Stack>
    </Card>
  );
});
