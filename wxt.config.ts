import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { defineConfig } from 'wxt';

const iconSizes = [16, 32, 48, 128];

/** Origins that a service may live on; each is asked for by itself, on the user's click. */
const serviceOrigins = [
  'https://*/*',
  'http://127.0.0.1/*',
  'http://localhost/*',
  'http://[::1]/*',
];

export default defineConfig({
  modules: ['@wxt-dev/module-react', '@wxt-dev/i18n/module'],
  i18n: { localesDir: fileURLToPath(new URL('lib/locales', import.meta.url)) },
  imports: false,
  manifestVersion: 3,
  manifest: ({ browser }) => ({
    name: '__MSG_extension_name__',
    description: '__MSG_extension_description__',
    default_locale: 'en',
    permissions: ['storage', 'alarms', ...(browser === 'firefox' ? [] : ['scripting'])],
    commands: {
      // Its name stands in lib/background/shortcut.ts.
      'check-selection': {
        suggested_key: { default: 'Alt+Shift+W' },
        description: '__MSG_extension_shortcut__',
      },
    },
    optional_host_permissions: serviceOrigins,
    icons: Object.fromEntries(iconSizes.map((size) => [size, `icon/${size}.png`])),
    content_security_policy: {
      extension_pages: [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        // The base address is kept to https and loopback by lib/service/base-address.ts; a CSP cannot name [::1].
        'connect-src https: http:',
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ].join('; '),
    },
    ...(browser === 'firefox'
      ? {
          browser_specific_settings: {
            gecko: {
              id: 'wallet-address-check@wallet-address-check.example',
              // 140: the CSS Custom Highlight API, which all painting rests on.
              strict_min_version: '140.0',
              data_collection_permissions: { required: ['websiteContent'] },
            },
          },
        }
      : {
          // What an administrator may set. Firefox needs no schema.
          storage: { managed_schema: 'managed-schema.json' },
          // The pages that the content script is for. Firefox grants them with it; here only so can an update reach open pages.
          host_permissions: ['http://*/*', 'https://*/*', 'file:///*'],
          // 128: Document.caretPositionFromPoint, which the hover rests on.
          minimum_chrome_version: '128',
        }),
  }),
  vite: () => ({
    resolve: {
      alias: {
        'wxt/utils/content-script-context': fileURLToPath(
          new URL('lib/page/content-script-context.ts', import.meta.url),
        ),
      },
    },
    // What both browsers know needs no prefix.
    build: { cssTarget: ['chrome128', 'firefox140'] },
  }),
  hooks: {
    'build:publicAssets': async (wxt, files) => {
      const svg = await readFile(`${wxt.config.publicDir}/icon.svg`, 'utf8');
      for (const size of iconSizes) {
        const absoluteSrc = `${wxt.config.wxtDir}/icon-${size}.png`;
        await writeFile(absoluteSrc, renderPng(svg, size));
        files.push({ relativeDest: `icon/${size}.png`, absoluteSrc });
      }
    },
  },
});

function renderPng(svg: string, width: number): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
}
