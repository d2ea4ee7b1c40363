import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { defineConfig } from 'wxt';
import {
  bareContentScript,
  minify,
  shortGlobals,
  smallContentScript,
} from './lib/build/content-script';
import { plainPolyfill } from './lib/build/polyfill';

const iconSizes = [16, 32, 48, 128];

/** Origins that a service may live on; each is asked for by itself, on the user's click. */
const serviceOrigins = [
  'https://*/*',
  'http://127.0.0.1/*',
  'http://localhost/*',
  'http://[::1]/*',
];

/** The scripts of our pages in few files: each file takes its time, however small. A group has what its own parts need, but for those before it. */
const scripts = [
  /node_modules\/(react|react-dom|scheduler)\//,
  // What the popup is painted with at first.
  /components\/(Popup\.tsx|design\.css|keep-files-out\.ts)$/,
  // What its first steps and settings need of the address engine.
  /lib\/(address\/networks|extension\/figures)\.ts$/,
  // What follows once that is painted.
  /components\/(KeyTabs|NetworkCombobox|check\/(AddressesOfText|CheckedVerdict|DetectionWords|detection))\.tsx?$/,
].map((test, at, { length }) => ({ name: `${at + 1}`, test, priority: length - at }));

export default defineConfig({
  modules: ['@wxt-dev/module-react', '@wxt-dev/i18n/module'],
  i18n: { localesDir: resolve(import.meta.dirname, 'lib/locales') },
  imports: false,
  manifestVersion: 3,
  manifest: ({ browser }) => ({
    name: '__MSG_extension_name__',
    description: '__MSG_extension_description__',
    default_locale: 'en',
    // WXT adds sidePanel for Chromium.
    permissions: ['storage', 'alarms', 'contextMenus', 'activeTab', 'scripting'],
    optional_permissions: ['notifications'],
    omnibox: { keyword: 'wallet' },
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
  zip: {
    // What a build is made of, and no test. README.md says how to build.
    includeSources: [
      '{components,entrypoints,lib,public}/**',
      '{package,package-lock,tsconfig}.json',
      '{wxt.config.ts,.npmrc,LICENSE,README.md}',
    ],
  },
  vite: () => ({
    // What both browsers know needs no prefix.
    build: { cssTarget: ['chrome128', 'firefox140'] },
  }),
  hooks: {
    'vite:build:extendConfig': ([entry], config) => {
      if (entry?.type === 'background') {
        config.plugins = [...(config.plugins ?? []), plainPolyfill];
        return;
      }
      config.build ??= {};
      config.build.rolldownOptions ??= {};
      const { rolldownOptions } = config.build;
      if (entry?.type !== 'content-script') {
        rolldownOptions.output = { ...rolldownOptions.output, codeSplitting: { groups: scripts } };
        return;
      }
      config.plugins = [...(config.plugins ?? []), bareContentScript, smallContentScript];
      config.define = { ...config.define, ...shortGlobals.define };
      rolldownOptions.output = {
        ...rolldownOptions.output,
        // Numbers that stay `const` are written where they are used.
        topLevelVar: false,
        intro: shortGlobals.intro,
        minify,
      };
    },
    'build:publicAssets': async (wxt, files) => {
      const svg = await readFile(`${wxt.config.publicDir}/icon.svg`, 'utf8');
      for (const size of iconSizes) {
        for (const [name, drawing] of [
          [`${size}`, svg],
          [`${size}-off`, inGrey(svg)],
        ] as const) {
          const absoluteSrc = `${wxt.config.wxtDir}/icon-${name}.png`;
          await writeFile(absoluteSrc, renderPng(drawing, size));
          files.push({ relativeDest: `icon/${name}.png`, absoluteSrc });
        }
      }
    },
  },
});

/** For where the page checks are off: each colour as the grey of its brightness, and lighter. */
function inGrey(svg: string): string {
  return svg.replaceAll(/#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/g, (colour) => {
    const [red = 0, green = 0, blue = 0] = (
      colour.match(colour.length > 4 ? /\w\w/g : /\w/g) ?? []
    ).map((part) => Number.parseInt(part.padEnd(2, part), 16));
    const grey = 96 + 0.62 * (0.3 * red + 0.59 * green + 0.11 * blue);
    return `#${Math.round(grey).toString(16).padStart(2, '0').repeat(3)}`;
  });
}

function renderPng(svg: string, width: number): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
}
