import type { ReactNode, Ref } from 'react';

/** A section of the settings below its heading. `head`: takes the focus where what had it is gone. */
export function SettingsSection({
  id,
  title,
  head,
  children,
}: {
  id: string;
  title: string;
  head?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}) {
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id} ref={head} tabIndex={head ? -1 : undefined}>
        {title}
      </h2>
      {children}
    </section>
  );
}
