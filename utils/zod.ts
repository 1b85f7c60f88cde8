import { z } from 'zod';

// Extension pages forbid eval; without this setting zod probes for it once, and the probe is reported as a CSP
// violation.
z.config({ jitless: true });

export { z };
