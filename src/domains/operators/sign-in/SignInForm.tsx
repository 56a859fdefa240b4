import {
  Alert,
  Button,
  CodeField,
  Heading,
  PasswordField,
  Stack,
  Text,
  TextField,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import { useOps } from '../ops.ts';

const PasswordStep = observer(function PasswordStep() {
  const text = useText();
  const { session } = useOps();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void session.signIn(name, password);
  };
  return (
    <Stack as="form" gap="md" onSubmit={handleSubmit}>
      <TextField
        name="username"
        label={text('ops.sign_in.name')}
        value={name}
        onChange={setName}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        autoFocus
      />
      <PasswordField
        name="password"
        label={text('ops.sign_in.password')}
        reveal={{ show: text('ops.sign_in.show'), hide: text('ops.sign_in.hide') }}
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        required
      />
      <Button type="submit" tone="primary" size="lg" block loading={session.sending.isSending}>
        {text('ops.sign_in.next')}
      </Button>
    </Stack>
  );
});

const CodeStep = observer(function CodeStep() {
  const text = useText();
  const { session } = useOps();
  const [code, setCode] = useState('');
  const send = async (typed: string) => {
    await session.giveCode(typed);
    setCode('');
  };
  return (
    <Stack
      as="form"
      gap="md"
      onSubmit={(event) => {
        event.preventDefault();
        void send(code);
      }}
    >
      <CodeField
        name="code"
        label={text('ops.sign_in.code')}
        hint={text('ops.sign_in.code.hint')}
        value={code}
        onChange={setCode}
        onComplete={(typed) => void send(typed)}
        autoFocus
      />
      <Button type="submit" tone="primary" size="lg" block loading={session.sending.isSending}>
        {text('ops.sign_in.enter')}
      </Button>
      <Button tone="ghost" block onClick={() => session.startAgain()}>
        {text('ops.sign_in.back')}
      </Button>
    </Stack>
  );
});

/** Password, then the authenticator's code. */
export const SignInForm = observer(function SignInForm() {
  const text = useText();
  const words = useWords();
  const { session } = useOps();
  const { state, sending } = session;
  const isOver = state.status === 'out' && state.isOver;
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Heading level={1} size="display">
          {text('ops.sign_in.title')}
        </Heading>
        <Text as="p" tone="secondary">
          {text('ops.sign_in.text')}
        </Text>
      </Stack>
      {isOver && <Alert tone="info">{text('ops.sign_in.over')}</Alert>}
      {!isOver && sending.problem && <Alert tone="danger">{words(sending.problem)}</Alert>}
      {state.status === 'code' ? <CodeStep /> : <PasswordStep />}
    </Stack>
  );
});
