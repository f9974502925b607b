CREATE TABLE "desk_drafts" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"content" jsonb NOT NULL,
	"base" text,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "desk_drafts_user_id_kind_slug_pk" PRIMARY KEY("user_id","kind","slug")
);
--> statement-breakpoint
CREATE TABLE "desk_entries" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"content" jsonb,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "desk_entries_kind_slug_pk" PRIMARY KEY("kind","slug")
);
--> statement-breakpoint
CREATE TABLE "desk_photos" (
	"key" text PRIMARY KEY NOT NULL,
	"widths" jsonb NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_revisions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"user_id" integer,
	"at" timestamp with time zone NOT NULL,
	"note" text,
	"before" jsonb,
	"after" jsonb,
	"undoes" integer,
	"undone_by" integer
);
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_role_known";--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "state" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "is_published" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "desk_drafts" ADD CONSTRAINT "desk_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_revisions" ADD CONSTRAINT "desk_revisions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_revisions" ADD CONSTRAINT "desk_revisions_undoes_desk_revisions_id_fk" FOREIGN KEY ("undoes") REFERENCES "public"."desk_revisions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_revisions" ADD CONSTRAINT "desk_revisions_undone_by_desk_revisions_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."desk_revisions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_revisions_entry" ON "desk_revisions" USING btree ("kind","slug","id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_role_known" CHECK ("users"."role" in ('moderator', 'owner', 'editor'));