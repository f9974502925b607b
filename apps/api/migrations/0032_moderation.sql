CREATE TABLE "moderation_decisions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "moderation_decisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"subject_id" integer NOT NULL,
	"owner_id" integer,
	"verdict" text NOT NULL,
	"reason" text,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"decided_by" integer,
	"by_owner" boolean NOT NULL,
	"reversed_at" timestamp with time zone,
	"reversed_by" integer,
	"reversed_by_owner" boolean DEFAULT false NOT NULL,
	"reversal_reason" text,
	CONSTRAINT "moderation_decisions_subject_known" CHECK ("moderation_decisions"."subject" in ('conversation', 'listing', 'review', 'photo', 'figure')),
	CONSTRAINT "moderation_decisions_verdict_known" CHECK ("moderation_decisions"."verdict" in ('allow', 'refuse'))
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "role" text;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "closed_by" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "decision_id" integer;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "is_repeated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "figure_reports" ADD COLUMN "decision_id" integer;--> statement-breakpoint
ALTER TABLE "listing_photos" ADD COLUMN "hidden_by" text;--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD CONSTRAINT "moderation_decisions_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD CONSTRAINT "moderation_decisions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD CONSTRAINT "moderation_decisions_reversed_by_users_id_fk" FOREIGN KEY ("reversed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "moderation_decisions_about" ON "moderation_decisions" USING btree ("subject","subject_id","id");--> statement-breakpoint
CREATE INDEX "moderation_decisions_owner" ON "moderation_decisions" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "moderation_decisions_decided_by" ON "moderation_decisions" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "moderation_decisions_reversed_by" ON "moderation_decisions" USING btree ("reversed_by");--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_decision_id_moderation_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."moderation_decisions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "figure_reports" ADD CONSTRAINT "figure_reports_decision_id_moderation_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."moderation_decisions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reports_decision" ON "reports" USING btree ("decision_id");--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("subject","subject_id","created_at") WHERE "reports"."decision_id" is null;--> statement-breakpoint
CREATE INDEX "figure_reports_decision" ON "figure_reports" USING btree ("decision_id");--> statement-breakpoint
CREATE INDEX "figure_reports_open" ON "figure_reports" USING btree ("reported_at") WHERE "figure_reports"."decision_id" is null;--> statement-breakpoint
CREATE INDEX "listings_held" ON "listings" USING btree ("updated_at") WHERE "listings"."status" = 'held';--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_role_known" CHECK ("users"."role" in ('moderator'));--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_closed_by_known" CHECK ("conversations"."closed_by" in ('reports', 'refused'));--> statement-breakpoint
ALTER TABLE "listing_photos" ADD CONSTRAINT "listing_photos_hidden_by_known" CHECK ("listing_photos"."hidden_by" in ('reports', 'refused'));