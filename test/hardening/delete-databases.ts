/** Runs in a page of the extension: as where the user clears the data of a site. */
export async function deleteDatabases(): Promise<void> {
  for (const { name } of await indexedDB.databases()) {
    if (!name) continue;
    const request = indexedDB.deleteDatabase(name);
    await new Promise((resolve, reject) => {
      request.onsuccess = resolve;
      request.onerror = () => reject(request.error);
    });
  }
}
