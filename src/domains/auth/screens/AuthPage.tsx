import {
  AppBar,
  AuthHero,
  AuthScaffold,
  BackIcon,
  Collage,
  IconButton,
  IconButtonLink,
  Only,
  Steps,
} from '@livery/design-system';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/intl/useText.ts';

export interface AuthPageProps {
  /** Addresses of pictures of the brand, for the wide screen; a drawing stands in until there are enough. */
  pictures: readonly string[];
  /** The drawing shows on a phone too: the first auth screen. */
  isFront?: boolean;
  /** Address of the step before, or what leads there. */
  back?: string | (() => void) | undefined;
  /** How far one has come, of `count`. */
  step?: number | undefined;
  count?: number;
  children: ReactNode;
}

const ENOUGH = 9;

function Art({ pictures }: Pick<AuthPageProps, 'pictures'>) {
  if (pictures.length < ENOUGH) return <AuthHero />;
  return (
    <>
      <Only on="phone">
        <AuthHero />
      </Only>
      <Only on="tabletUp">
        <Collage pictures={pictures} />
      </Only>
    </>
  );
}

function Back({ back }: { back: NonNullable<AuthPageProps['back']> }) {
  const text = useText();
  if (typeof back === 'string')
    return <IconButtonLink icon={BackIcon} label={text('nav.back')} href={back} />;
  return <IconButton icon={BackIcon} label={text('nav.back')} onClick={back} />;
}

function Bar({ back, step, count = 3 }: Pick<AuthPageProps, 'back' | 'step' | 'count'>) {
  const text = useText();
  if (back === undefined && step === undefined) return null;
  return (
    <AppBar
      start={back !== undefined && <Back back={back} />}
      center={
        step !== undefined && (
          <Steps label={text('register.step', { step, count })} count={count} current={step} />
        )
      }
    />
  );
}

/** A page for logging in, signing up or recovering: the way back, the form, and on a wide screen what waits behind it. */
export function AuthPage({ pictures, isFront = false, back, step, count, children }: AuthPageProps) {
  return (
    <AuthScaffold
      art={<Art pictures={pictures} />}
      artOn={isFront ? 'everywhere' : 'wide'}
      bar={<Bar back={back} step={step} count={count} />}
    >
      {children}
    </AuthScaffold>
  );
}
