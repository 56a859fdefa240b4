import { AuthScaffold, Collage } from '../components/AuthScaffold/AuthScaffold.tsx';
import { Button } from '../components/Button/Button.tsx';
import { Link } from '../components/Link/Link.tsx';
import { Logo } from '../components/Logo/Logo.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import { MailIcon, SmartphoneIcon } from '../icons/index.ts';
import { useStoryBrand } from '../stories/brand.tsx';
import { useSay } from '../stories/say.tsx';

const pictures = [
  'lake',
  'northlights',
  'cat',
  'noodles',
  'shore',
  'flower',
  'tea',
  'city',
  'hike',
  'dune',
  'sea',
  'cake',
];

export function LoginPage() {
  const say = useSay();
  const brand = useStoryBrand();
  return (
    <AuthScaffold art={<Collage pictures={pictures.map((name) => `/art/${name}.svg`)} />}>
      <Stack gap="xs">
        <h1>
          <Logo src={brand.icon} name={brand.title} href="#home" size="display" />
        </h1>
        <Text as="p" size="lead" tone="secondary">
          {say('看见好风景，也聊得来。', 'Good things to see, good people to tell.')}
        </Text>
      </Stack>
      <Button tone="primary" size="lg" block icon={SmartphoneIcon}>
        {say('手机号继续', 'Continue with phone')}
      </Button>
      <Button size="lg" block icon={MailIcon}>
        {say('邮箱继续', 'Continue with email')}
      </Button>
      <Button tone="ghost" block>
        {say('先逛逛', 'Just looking')}
      </Button>
      <Text as="p" size="caption" tone="tertiary" align="center">
        {say('继续即表示你同意', 'By continuing you agree to the ')}
        <Link href="#terms">{say('服务条款', 'Terms')}</Link>
      </Text>
    </AuthScaffold>
  );
}
