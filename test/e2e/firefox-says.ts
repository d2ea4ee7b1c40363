/**
 * Runs in the browser's own window: what the page of the selected tab said in any world. The process of the page keeps it, console and
 * errors apart, and both know the window of a content script's sandbox.
 */
export async function saysInAnyWorld(): Promise<string[]> {
  const { gBrowser } = Object(globalThis);
  const messages = gBrowser.selectedBrowser.messageManager;
  const script = `(() => {
    const { innerWindowId } = content.windowGlobalChild;
    const storage = Cc['@mozilla.org/consoleAPI-storage;1'].getService(Ci.nsIConsoleAPIStorage);
    // Objects of a script are dead once a new version took its place.
    const tell = (word) => Object(word) === word && Cu.isDeadWrapper(word) ? 'a dead object' : String(word);
    const readLogged = () => storage.getEvents(innerWindowId)
      .map((event) => [...event.arguments].map(tell).join(' '));
    const readThrown = () => Services.console.getMessageArray()
      .filter((message) => message instanceof Ci.nsIScriptError && message.innerWindowID === innerWindowId)
      // Firefox itself warns of pages without a doctype.
      .filter(({ flags }) => !(flags & Ci.nsIScriptError.warningFlag))
      .map((message) => message.errorMessage);
    const send = (answer) => sendAsyncMessage('wallet-test:said', answer);
    try {
      send({ said: [...readLogged(), ...readThrown()].map((words) => words.split('\\n')[0]) });
    } catch (error) {
      send({ said: [], error: String(error) });
    }
  })()`;
  const { said, error } = await new Promise<{ said: string[]; error?: string }>((resolve) => {
    messages.addMessageListener('wallet-test:said', function listen(message: { data: never }) {
      messages.removeMessageListener('wallet-test:said', listen);
      resolve(message.data);
    });
    messages.loadFrameScript(`data:,${encodeURIComponent(script)}`, false);
  });
  if (error) throw new Error(error);
  return said;
}
