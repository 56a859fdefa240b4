import { useText } from '../../../src/lib/intl/useText.ts';
import { useStores } from '../../../src/lib/stores/stores.ts';

/** Makes a call and claims one of its errors. */
export function SamplePage() {
  const text = useText() as (id: string) => string;
  const { http } = useStores();
  const handleClick = () =>
    void http.call('POST /api/v1/login/qrcode', {
      body: { device_id: 'a-device' },
      claims: ['api.too_frequent'],
    });
  return (
    <button type="button" onClick={handleClick}>
      {text('sample.title')}
    </button>
  );
}
