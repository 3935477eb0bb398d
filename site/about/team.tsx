import { type TeamMember, team, teamSection, teamTag } from "#content/team.ts";
import { ExternalLink } from "#site/ui/external-link.tsx";
import { Monogram } from "#site/ui/monogram.tsx";
import { SampleMark } from "#site/ui/stamp.tsx";
import { Zone } from "#site/ui/zone.tsx";

export function Team() {
  return (
    <section className="sec" id="team">
      <Zone label={teamSection.label} tag={teamTag} />
      <div className="intro">
        <h2>{teamSection.heading}</h2>
        <p className="lede">{teamSection.introduction}</p>
      </div>
      <ul className="row4 team">
        {team.map((member) => (
          <li key={member.name}>
            <Member member={member} />
          </li>
        ))}
      </ul>
      {team.some(({ sample }) => sample) && <p className="small mt-3">{teamSection.sampleNote}</p>}
    </section>
  );
}

function Member({ member }: { member: TeamMember }) {
  const { name, role, description, sample, link } = member;
  return (
    <>
      <Monogram name={name} large />
      <h3>{name}</h3>
      <p className="role">
        {role}
        {sample && <SampleMark />}
      </p>
      <p>{description}</p>
      {link && (
        <ExternalLink href={link}>
          {teamSection.profile}
          <span className="sr">: {name}</span>
        </ExternalLink>
      )}
    </>
  );
}
