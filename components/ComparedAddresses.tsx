import { i18n } from '#i18n';
import type { Compared } from '@/lib/extension/compared';

/** Two addresses one above the other, in groups of four, with what differs marked and said. */
export function ComparedAddresses({ rows }: { rows: Compared }) {
  return (
    <dl className="compared">
      {rows.map(({ name, marked }) => (
        <div key={marked}>
          <dt className="muted">{name}</dt>
          <dd>
            <code className="address" translate="no" dir="ltr">
              {marked.split(' ').map((group, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: groups have nothing but their place, and do not change
                <Group key={at} group={group} />
              ))}
            </code>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Group({ group }: { group: string }) {
  const [before = '', differing, after, ...rest] = group.split(/[[\]]/);
  if (differing === undefined) {
    return (
      <>
        <span>{before}</span>
        <wbr />
      </>
    );
  }
  const [second, end = ''] = rest;
  return (
    <>
      <span>
        {before}
        <Differing text={differing} />
        {after}
        {second && <Differing text={second} />}
        {end}
      </span>
      <wbr />
    </>
  );
}

function Differing({ text }: { text: string }) {
  return (
    <>
      <span className="unseen">{i18n.t('compare.differs')}</span>
      <mark>{text}</mark>
    </>
  );
}
