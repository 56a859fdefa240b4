import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// A second, the libraries' own, passes on a busy machine before what is waited for had its turn.
const PATIENCE = 10_000;
configure({ asyncUtilTimeout: PATIENCE });
const { waitFor } = vi;
vi.waitFor = (callback, options = PATIENCE) => waitFor(callback, options);

afterEach(cleanup);
