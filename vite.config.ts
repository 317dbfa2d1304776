import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, minify, type Plugin } from 'vite'

/**
 * Many small files compress worse than a few: what most public pages share travels together, but for
 * the icons that the back office alone has; what only pages with a form share is not home's to load.
 * A form's rules, which load at its first focus, bring Zod with them, and nothing of the back office.
 * What the screens of quotes or enquiries share is not for every screen of the back office to load,
 * nor are the forms of entries. The frames of both share a file of their own.
 */
const together = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
  {
    name: 'site',
    test: /[\\/]app[\\/](ui|error-page|reference|site[\\/](site|agency|revalidation|shell|sections|card|head|list-page[\\/](?!filters|results|list-page)|media[\\/](?!.*gallery|.*film)|listing-page[\\/](?!contact-bar|listing-page|listing-reviews|related)|bookmarks[\\/](?!listing-tools|compare[\\/]|recent|saved[\\/])|forms[\\/](?:show-in|use-after-change)))|lucide-react[\\/](?!.*[\\/](eye|eye-off|trash|info|circle-exclamation-point)\.)|preload-helper|[\\/]catalogue[\\/](dates[\\/](time|kolkata)|noun)\.ts/,
    minShareCount: 4,
  },
  {
    name: 'lists',
    test: /[\\/]app[\\/]site[\\/]list-page[\\/](filters|results|list-page)/,
    minShareCount: 4,
  },
  {
    name: 'films',
    test: /[\\/]app[\\/]site[\\/]media[\\/].*film/,
    minShareCount: 4,
  },
  {
    name: 'forms',
    test: /[\\/]app[\\/]site[\\/](booking[\\/]|forms[\\/](?!show-in|use-after-change)|media[\\/].*gallery|listing-page[\\/](contact-bar|listing-page|listing-reviews|related))/,
    minShareCount: 4,
  },
  {
    name: 'frame',
    test: /[\\/]app[\\/](page-fetch|use-stop)\.ts|lucide-react[\\/].*[\\/]icons[\\/]menu\./,
  },
  {
    name: 'site-links',
    test: /[\\/]app[\\/](site[\\/](agency|site-links)\.ts|styles[\\/]site\.css\?url)/,
  },
  {
    name: 'office-icons',
    test: /lucide-react[\\/].*[\\/]icons[\\/](arrow-down|log-out)\./,
  },
  {
    name: 'rules',
    test: /[\\/]catalogue[\\/]enquiries[\\/]enquiry\.ts/,
  },
  {
    name: 'office',
    test: /[\\/](app[\\/]admin[\\/](?!quotes[\\/]|enquiries[\\/]|record-form[\\/](use-)?entry-)|node_modules[\\/](@base-ui|@floating-ui|sonner)[\\/])/,
    minShareCount: 4,
  },
]

/** What is part of each page's HTML is written as short there as in a script of its own. */
const shortInlineScripts: Plugin = {
  name: 'short-inline-scripts',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /[\\/]app[\\/]inline[\\/]/ },
    handler: async (code, id) => ({ code: (await minify(id, code)).code, map: null }),
  },
}

/**
 * Each Zod schema refers to a function that converts it to JSON Schema. Only the server's API
 * description calls these, so in the browser they are empty: 4 KB less.
 */
const withoutJsonSchema: Plugin = {
  name: 'without-json-schema',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /[\\/]zod[\\/]v4[\\/]core[\\/](json-schema-processors|to-json-schema)\.js$/ },
    handler: (code) => ({
      code: Array.from(
        code.matchAll(/^export (?:const|function) (\w+)/gm),
        ([, name]) => `export const ${name} = () => undefined`,
      ).join('\n'),
      map: null,
    }),
  },
}

/** On the server the package's icons are drawn once each, not at each render. */
const iconsDrawnOnce: Plugin = {
  name: 'icons-drawn-once',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform: {
    filter: { id: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]Icon\.mjs$/ },
    handler(code) {
      const changed = code.replace('= forwardRef(', '= drawnOnce(')
      if (changed === code) this.error('Icon.mjs makes its icon in another way than before.')
      return { code: `import { drawnOnce } from '/app/ui/drawn-once.ts'\n${changed}`, map: null }
    },
  },
}

/** Icons have random keys, which compress badly: with numbers a page loads 0.7 KB less. */
const shortIconKeys: Plugin = {
  name: 'short-icon-keys',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /[\\/]lucide-react[\\/].*[\\/]icons[\\/]/ },
    handler: (code) => {
      let key = 0
      return { code: code.replaceAll(/\bkey: "\w+"/g, () => `key: ${key++}`), map: null }
    },
  },
}

/**
 * Makes Chromium compile all of React's functions in the background, instead of each at its first
 * call, while the page becomes interactive: a third less blocking time.
 */
const compileHint = ({ name }: { name: string }) =>
  name === 'react' ? '//# allFunctionsCalledOnLoad' : ''

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    shortInlineScripts,
    withoutJsonSchema,
    iconsDrawnOnce,
    shortIconKeys,
  ],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: together }, postBanner: compileHint },
        },
      },
    },
    // The server would read all icons there are for the hundred that are drawn.
    ssr: { resolve: { noExternal: ['lucide-react'] } },
  },
})
