import { tryFull } from '@/test/hardening/full-storage';
import { tryClock } from '@/test/hardening/clock';
import { tryDamaged, tryCleared } from '@/test/hardening/lost-storage';
await tryDamaged('chromium'); await tryCleared('chromium'); await tryClock('chromium'); await tryFull('chromium');
