// Plain Node has none.
import 'fake-indexeddb/auto';
