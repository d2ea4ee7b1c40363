import { useCallback, useEffect, useRef, useState } from 'react';
import type { Pace } from './pace';
import { type Job, type Run, startWork } from './work';

/** One job at a time: another takes its place, and whoever closes the page stops it. */
export function useWork() {
  const [run, setRun] = useState<Run>({ status: 'idle' });
  const pace = useRef<Pace | null>(null);
  useEffect(() => () => pace.current?.stop(), []);

  const start = useCallback((job: Job): Promise<void> => {
    pace.current?.stop();
    const work = startWork(job, setRun);
    pace.current = work.pace;
    return work.ended;
  }, []);
  const pauseWork = useCallback(() => {
    pace.current?.pause();
    setRun((now) => (now.status === 'idle' ? now : { ...now, status: 'paused', message: null }));
  }, []);
  const goOn = useCallback(() => {
    pace.current?.goOn();
    setRun((now) => (now.status === 'paused' ? goneOn(now) : now));
  }, []);
  const stop = useCallback(() => {
    pace.current?.stop();
    setRun({ status: 'idle' });
  }, []);
  return { run, start, pause: pauseWork, goOn, stop };
}

/** Where the work stands after a pause: the service may still want to be left alone. */
function goneOn({ until = 0, what, done, total }: Extract<Run, { status: 'paused' }>): Run {
  const progress = { what, done, total };
  return until > Date.now()
    ? { status: 'waiting', until, ...progress }
    : { status: 'running', ...progress };
}
