import * as z from 'zod/mini';

/** The days that can be chosen. */
export const leastDays = 1;
export const mostDays = 365;

/** Days after which a list no longer says that there is no report. */
export const StaleDays = () => z.int().check(z.minimum(leastDays), z.maximum(mostDays));
