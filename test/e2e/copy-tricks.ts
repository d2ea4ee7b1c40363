import { paste, select } from './copy-and-paste';
import { alice, hidden, mallory, poisoned, turned, wannaCry } from './trick-addresses';
import { clickCopy, field, plain, source, swapAndPaste, type Trick, type User } from './trick-user';

/** A page's own button for the address that it shows, with what its script does. */
const button = (script: string) => `<p>${alice} <button id="copy">Copy</button></p>${field}<script>
    document.getElementById('copy').onclick = () => { ${script} };
    const done = () => { document.title = 'done'; };
  </script>`;

/** Tricks with the clipboard, and with what is put into a field. */
export const copyTricks: readonly Trick[] = [
  {
    name: 'a clipboard that a program filled with a lookalike',
    html: plain(alice),
    act: async (user) => swapAndPaste(user, poisoned),
    loot: poisoned,
    warning: 'It begins and ends like an address that you copied',
  },
  {
    name: 'a clipboard that a program filled with another address',
    html: plain(alice),
    act: async (user) => swapAndPaste(user, mallory),
    loot: mallory,
    warning: 'This is not the address that you copied',
  },
  {
    name: 'a clipboard with another address before the one that was copied, which the field leaves out',
    html: source(alice) + field.replace('id=', 'maxlength="42" id='),
    act: async (user) => swapAndPaste(user, `${mallory} ${alice}`),
    loot: mallory,
    warning: 'This is not the address that you copied',
  },
  {
    name: 'a page that copies another address than it shows',
    html: `${plain(alice)}<script>
      addEventListener('copy', (event) => {
        event.clipboardData.setData('text/plain', '${mallory}');
        event.preventDefault();
      });
    </script>`,
    loot: mallory,
    warning: 'This is not the address that you copied',
  },
  {
    name: 'a page that changes the field after the paste',
    html: `${plain(alice)}<script>
      document.getElementById('field').addEventListener('paste', ({ target }) =>
        setTimeout(() => { target.value = '${mallory}'; }, 150));
    </script>`,
    loot: mallory,
    warning: 'Something other than you changed the address',
  },
  {
    name: 'invisible characters in an address',
    html: plain(hidden),
    loot: hidden,
    warning: 'There are invisible characters inside the address',
  },
  {
    name: 'characters in an address that turn its direction',
    html: plain(turned),
    loot: turned,
    warning: 'There are invisible characters inside the address',
  },
  {
    name: 'a clipboard that a program filled after a copy by the page’s own button',
    html: button(`navigator.clipboard.writeText('${alice}').then(done);`),
    act: pressSwapAndPaste,
    loot: mallory,
    warning: 'This is not the address that you copied',
  },
  {
    name: 'a button that copies another address than is shown beside it',
    html: button(`navigator.clipboard.writeText('${mallory}').then(done);`),
    act: pressAndPaste,
    loot: mallory,
    warning: 'This is not the address that you copied',
  },
  {
    name: 'a button that copies another address from a hidden field',
    html: button(`const area = document.body.appendChild(document.createElement('textarea'));
      area.style = 'position: fixed; left: -999px';
      area.value = '${mallory}';
      area.select();
      document.execCommand('copy');
      area.remove();
      done();`),
    act: pressAndPaste,
    loot: mallory,
    warning: 'This is not the address that you copied',
  },
  {
    name: 'a button whose copy another script fills',
    html: button(`addEventListener('copy', (event) => {
        event.clipboardData.setData('text/plain', '${mallory}');
        event.preventDefault();
      }, { once: true });
      document.execCommand('copy');
      done();`),
    act: pressAndPaste,
    loot: mallory,
    warning: 'This is not the address that you copied',
  },
  {
    name: 'a clipboard that a program filled after a copy of which the page lets nobody hear',
    html: button(`getSelection().selectAllChildren(document.querySelector('p'));
      document.addEventListener('copy', (event) => event.stopPropagation(), { once: true });
      document.execCommand('copy');
      done();`),
    act: pressSwapAndPaste,
    loot: mallory,
    warning: 'This is not the address that you copied',
  },
  {
    name: 'a page that types another address over the one that was pasted',
    html: `${plain(alice)}<script>
      document.getElementById('field').addEventListener('paste', ({ target }) => setTimeout(() => {
        target.select();
        document.execCommand('insertText', false, '${mallory}');
      }, 150));
    </script>`,
    loot: mallory,
    warning: 'Something other than you changed the address',
  },
  {
    name: 'an address that lost a character on its way',
    html: plain(alice.slice(0, -1)),
    loot: alice.slice(0, -1),
    warning: 'its length is wrong',
  },
  {
    name: 'a reported address that is dropped into a field',
    html: `<style>
        #shown, label { position: absolute; left: 20px; top: 20px; font: 16px monospace }
        label { top: 100px }
        #field { position: absolute; left: 0; top: 20px; width: 500px }
      </style>${plain(wannaCry)}`,
    act: async ({ page }) => {
      await select(page, 'shown');
      await page.drag({ x: 60, y: 45 }, { x: 60, y: 130 });
    },
    loot: wannaCry,
    warning: 'take it out of the field unless you know why it is reported',
  },
  {
    name: 'a reported address that is typed to the end',
    html: `${source('')}${field}`,
    act: async ({ page }) => {
      await page.fill({ css: '#field' }, wannaCry);
      await page.press('Tab');
    },
    loot: wannaCry,
    warning: 'take it out of the field unless you know why it is reported',
  },
  {
    name: 'a page that keeps the paste of a reported address from others',
    html: `${plain(wannaCry)}<script>
      addEventListener('paste', (event) => event.stopImmediatePropagation(), true);
    </script>`,
    loot: wannaCry,
    warning: 'take it out of the field unless you know why it is reported',
  },
];

async function pressSwapAndPaste(user: User): Promise<void> {
  await clickCopy(user);
  await user.running.putOnClipboard(mallory);
  await paste(user.page);
}

async function pressAndPaste(user: User): Promise<void> {
  await clickCopy(user);
  await paste(user.page);
}
