import { killsVariable } from './killing';
import usual from './playwright.config';

// The workers read this file, too.
process.env[killsVariable] = '1';

/**
 * The whole suite once more, with the background killed before every message: what lives in its variables is lost each time. No test is
 * tried again, since what is lost now and then is what is looked for.
 */
export default { ...usual, retries: 0, outputDir: '../artifacts/e2e-kills' };
