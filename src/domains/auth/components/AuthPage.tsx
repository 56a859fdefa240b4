import {
  AppBar,
  AuthHero,
  AuthScaffold,
  BackIcon,
  Collage,
  IconButtonLink,
  Only,
  Steps,
} from '@livery/design-system';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/intl/useText.ts';

export interface AuthPageProps {
  /** Addresses of pictures of the brand, for the wide screen; a drawing stands in until there are enough. */
  pictures: readonly string[];
  /** The drawing shows on a phone too: the first page of the entrance. */
  isFront?: boolean;
  /** Address of the step before. */
  back?: string | undefined;
  /** How far one has come, of three. */
  step?: number | undefined;
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

function Bar({ back, step }: Pick<AuthPageProps, 'back' | 'step'>) {
  const text = useText();
  if (back === undefined && step === undefined) return null;
  return (
    <AppBar
      start={back !== undefined && <IconButtonLink icon={BackIcon} label={text('nav.back')} href={back} />}
      center={
        step !== undefined && (
          <Steps label={text('register.step', { step, count: 3 })} count={3} current={step} />
        )
      }
    />
  );
}

/** A page of the entrance: the way back, the form, and on a wide screen what waits behind it. */
export function AuthPage({ pictures, isFront = false, back, step, children }: AuthPageProps) {
  return (
    <AuthScaffold
      art={<Art pictures={pictures} />}
      artOn={isFront ? 'everywhere' : 'wide'}
      bar={<Bar back={back} step={step} />}
    >
      {children}
    </AuthScaffold>
  );
}
